import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'professional-translation',
  label: 'Professional translation by subject experts',
  desc: 'Academic texts translated by people who know the discipline.',
  icon: 'languages',
  description:
    'Subject experts translate your university’s research from six languages into English, with a shared glossary and the approval of each author.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a university’s texts. Translators who know the subject put your researchers’ papers into English.',
  },
  facts: {
    send: 'The file, its field and its purpose',
    receive: 'English text, approved by its author',
    decides: 'The author, on the final text',
  },
  section1: {
    img: 'university/Translation-1',
    rows: [0],
    title: 'Six languages into English',
    para1:
      'We translate from <strong>Arabic, French, German, Japanese, Portuguese or Spanish</strong>. For each text we propose a translator who has studied the field or a neighbouring one.',
    list: [
      {
        icon: 'file',
        para: '<strong>Texts:</strong> from articles to grant summaries.',
      },
    ],
  },
  section2: {
    img: 'university/Translation-2',
    rows: [1],
    title: 'How a translation is made',
    heading1: 'First the terms',
    para1:
      'The English names of your institutes and degrees go into a glossary that belongs to the university. The author settles doubtful terms at the start.',
    heading2: 'Then the text',
    para2:
      'The translation keeps the claims of the original, including its cautious wording. A second translator compares it with the source line by line, down to numbers and citations.',
    list: [],
  },
  section3: {
    img: 'university/Translation-3',
    rows: [3],
    title: 'One agreement for the whole university',
    para1: 'Supervisors order through one form, and the research office can see which texts are in progress.',
    para2: `For an English version that exists, <a href="/journals/university/editing-proofreading">editing and proofreading</a> may be enough. Sworn translations for authorities are not part of this service.`,
    list: [
      {
        icon: 'lock',
        para: 'Unpublished research goes only to those who work on it.',
      },
    ],
  },
  specimen: {
    kind: 'facing',
    caption: 'Two columns for the author to approve, from a report on soil',
    sides: [
      {
        lang: 'de',
        label: 'German original',
        paras: [
          'Die Bodenproben wurden an drei Standorten entnommen.',
          'Die Ergebnisse deuten darauf hin, dass die Bewirtschaftung den Humusgehalt beeinflussen könnte. Ein ursächlicher Zusammenhang lässt sich daraus nicht ableiten.',
          'Stand für die Forschungsabteilung: bei der Autorin',
        ],
      },
      {
        lang: 'en',
        label: 'English translation',
        paras: [
          'The soil samples were taken at three sites.',
          'The results suggest that land management may influence the humus content. A causal relationship cannot be inferred from them.',
          'Status for the research office: with the author',
        ],
      },
    ],
    note: 'The translator asks the author: are the three sites fields of one farm, or three different places?',
  },
  services: [
    {
      heading: 'Verbs as well as terms',
      para: 'A translator who knows the subject knows how it uses both.',
    },
    {
      heading: 'Consistent terms',
      para: 'A department uses the same English words from paper to paper.',
    },
    {
      heading: 'Translators named',
      para: 'Some journals ask for this. We advise on the wording.',
    },
  ],
} as const satisfies JournalContent;
