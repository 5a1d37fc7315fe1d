import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'multilingual-publication-support',
  label: 'Multilingual publication support',
  desc: 'Abstracts and metadata in the languages readers use.',
  icon: 'globe',
  description:
    'Multilingual publishing for universities: language policy, review in two languages, linked versions, right-to-left typesetting and metadata.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For journals and series in more than one language: we plan the workflow and typeset each version.',
  },
  facts: {
    send: 'Your languages, and a sample issue',
    receive: 'Linked versions, typeset, with metadata',
    decides: 'Your editors choose the languages',
  },
  section1: {
    img: 'university/Multilingual-1',
    rows: [0],
    title: 'Choosing the languages',
    para1: 'Whole articles in both languages, summaries in the second, or issues with articles in either?',
    list: [
      {
        icon: 'languages',
        para: '<strong>Parallel:</strong> each article in both languages, published on the same day.',
      },
      {
        icon: 'layers',
        para: '<strong>Mixed:</strong> each article in its own language, with abstract and keywords in the other.',
      },
    ],
  },
  section2: {
    img: 'university/Multilingual-2',
    rows: [1],
    title: 'One review, two languages',
    heading1: 'Reports that you can read',
    para1:
      'Reviewers get forms and messages in their own languages. An editor and an author with no language in common receive a working translation of the reports.',
    heading2: 'Typesetting and proofs',
    para2:
      'Arabic is set from right to left, with its own numerals and order of references. Proofs of all versions go out together.',
    list: [],
  },
  section3: {
    img: 'university/Multilingual-3',
    rows: [2, 3],
    title: 'Linking the versions',
    para1: `The DOI records link a translation to its original, so that catalogues do not count one study twice. Search engines learn which page is meant for which readers. The translation can come from your own staff or from our <a href="/journals/university/professional-translation">translators</a>.`,
    list: [],
  },
  specimen: {
    kind: 'facing',
    caption: 'The linked records of one article in two languages',
    sides: [
      {
        lang: 'fr',
        label: 'French: version of record',
        paras: [
          'Les habitudes de lecture des nouveaux inscrits',
          'Ce travail porte sur les habitudes de lecture des nouveaux inscrits dans trois instituts.',
          'DOI : 10.5555/reading.fr',
          'Traduction anglaise : 10.5555/reading.en',
        ],
      },
      {
        lang: 'en',
        label: 'English: translation',
        paras: [
          'Reading habits of newly enrolled students',
          'This study examines the reading habits of newly enrolled students in three institutes.',
          'DOI: 10.5555/reading.en',
          'Translation of: 10.5555/reading.fr',
        ],
      },
    ],
    note: 'The prefix 10.5555 is for tests only.',
  },
  services: [
    {
      heading: 'Readers at home and abroad',
      para: 'Local doctors and researchers abroad can read the same study.',
    },
    {
      heading: 'Either version can be cited',
      para: 'Each has its own DOI. Citations are counted for each.',
    },
    {
      heading: 'A clear version of record',
      para: 'Authors know from the start which version is the official one.',
    },
  ],
} as const satisfies JournalContent;
