import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'multilingual-publication-support',
  label: 'Multilingual publication support',
  desc: 'Abstracts, metadata and web pages in the languages readers use.',
  icon: 'globe',
  description:
    'Multilingual publishing support for universities: language policy, review in two languages, linked versions, right-to-left layout and metadata.',
  drawings: ['facing-sheets', 'linked-nodes', 'drawers'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For journals and series that appear in more than one language: we plan the workflow, prepare the metadata and lay out each version.',
  },
  section1: {
    img: 'university/Multilingual-1',
    alt: '',
    title: 'Decide what appears in which language',
    para1:
      'Publishing in two languages can mean many things: full articles twice, summaries only, or issues that mix. We sit down with the editors and look at readers, referees and budget. The outcome is a language policy that authors can read on the website before they submit.',
    list: [
      { icon: 'languages', para: '<strong>Parallel:</strong> every article in both languages, released on one day.' },
      {
        icon: 'layers',
        para: '<strong>Mixed:</strong> each article in its own language, with abstract and keywords in the other.',
      },
      {
        icon: 'message',
        para: '<strong>Bridge:</strong> a plain summary in Arabic or English for readers outside the field.',
      },
    ],
  },
  section2: {
    img: 'university/Multilingual-2',
    alt: '',
    title: 'Review and production across languages',
    heading1: 'Reviewing',
    para1:
      'Referees must be able to read what they judge. Our coordinator notes the languages of each reviewer, issues forms and letters in them, and arranges a working translation of reports where the editor and author share no language. The decision refers to the version that was reviewed, and the file says which.',
    heading2: 'Producing',
    para2:
      'Typesetters who read the script set Arabic from right to left, with its own justification, numerals and reference order. Tables and figures are relabelled rather than photographed. Proofs of all versions go out together, so that a late correction reaches each.',
    list: [
      { icon: 'book', para: 'Reference lists keep original titles, with transliteration where the style demands it.' },
      { icon: 'check', para: 'A checker compares numbers, captions and author names between versions.' },
    ],
  },
  section3: {
    img: 'university/Multilingual-3',
    alt: '',
    title: 'Metadata that connects the versions',
    para1: `Catalogues treat an unlinked translation as a stranger, or as a duplicate. We register translation links with the DOI, tag every title and abstract with its language, and tell search engines which page belongs to which reader. The translation itself can come from your own staff or from our <a href="/journals/university/professional-translation">subject translators</a>.`,
    para2:
      'Indexes differ in what they take: some need an English abstract, others Latin-script references. We prepare both where possible. Selection is up to them, and no preparation can secure it. We do not advise on publishing one study twice without saying so; the notice of translation is a condition.',
    list: [
      { icon: 'globe', para: 'Menus, addresses and sharing cards exist for every language of the journal.' },
      { icon: 'search', para: 'Keywords are chosen as people search in that language, not rendered word for word.' },
      { icon: 'users', para: 'Editors get a calendar that shows where each version stands.' },
    ],
  },
  services: [
    {
      heading: 'Local and international',
      para: 'A study on regional health reaches clinicians nearby and colleagues far away.',
    },
    {
      heading: 'Citations in one place',
      para: 'Linked identifiers let readers cite either version without splitting the work.',
    },
    { heading: 'Typography for both scripts', para: 'Neither script looks like a guest on the page of the other.' },
    { heading: 'Clear rules on priority', para: 'Authors know from the start which version is the version of record.' },
    { heading: 'Less double work', para: 'Shared figures, data and references are stored once for all languages.' },
    { heading: 'Start modestly', para: 'A journal may open with translated abstracts and add whole articles later.' },
  ],
} as const satisfies JournalContent;
