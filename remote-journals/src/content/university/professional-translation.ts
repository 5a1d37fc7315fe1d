import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'professional-translation',
  label: 'Professional translation by subject experts',
  desc: 'Academic texts in the hands of people who know the discipline.',
  icon: 'languages',
  description:
    'Subject experts translate university research from six languages into English, with a shared term base, a second linguist and approval by the author.',
  drawings: ['facing-sheets', 'margin-marks', 'seal'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Translators who have studied the subject bring the papers of your researchers into English. The university orders, and each author approves.',
  },
  section1: {
    img: 'university/Translation-1',
    alt: '',
    title: 'Six languages in, English out',
    para1:
      'We translate from <strong>Arabic, French, German, Japanese, Portuguese and Spanish</strong>. A soil scientist is not asked to translate case law. For each commission we name a translator with a degree in the field or a close neighbour, and state the background before you confirm.',
    list: [
      {
        icon: 'file',
        para: '<strong>Texts:</strong> articles, theses, book chapters, reports, abstracts and grant summaries.',
      },
      {
        icon: 'users',
        para: '<strong>Customers:</strong> a graduate school, a research office, a faculty or a university press.',
      },
      {
        icon: 'mail',
        para: '<strong>To begin:</strong> send the file, the field, the purpose and the date you need it by.',
      },
    ],
  },
  section2: {
    img: 'university/Translation-2',
    alt: '',
    title: 'The work, step by step',
    heading1: 'Terms before sentences',
    para1:
      'Many departments have settled English names for their own institutes, degrees and methods. We collect them in a term base that the university owns. The translator lists doubtful terms at the start, and the author answers them in one sitting.',
    heading2: 'Meaning before style',
    para2:
      'The draft keeps the claims of the original, including its hedges. A second linguist compares it with the source line by line. Numbers, units, names, formulas and citations are checked on their own. Ambiguous passages come back as comments and are not smoothed over.',
    list: [
      { icon: 'languages', para: 'Quotations from published English works are looked up, not translated back.' },
      { icon: 'pen', para: 'Arabic names follow the spelling under which the author already publishes.' },
      { icon: 'check', para: 'The author sees source and translation in two columns and approves the final text.' },
    ],
  },
  section3: {
    img: 'university/Translation-3',
    alt: '',
    title: 'A framework for the whole university',
    para1:
      'Single orders cost everybody time. Under a framework a coordinator on our side knows your faculties, invoice rules and thesis calendar. Supervisors order through one form. The research office follows what is in progress and what has been delivered, by faculty.',
    para2: `A translation improves the chance of being understood. It gives no right to acceptance, which remains with editors and reviewers. Text that exists in English already is better served by <a href="/journals/university/editing-proofreading">editing and proofreading</a>. Sworn translations for authorities are outside this service.`,
    list: [
      {
        icon: 'lock',
        para: 'Unpublished research is shared only with the people on the job, each under a confidentiality agreement.',
      },
      { icon: 'message', para: 'If machine assistance is wanted or forbidden, that is recorded in the order.' },
    ],
  },
  services: [
    {
      heading: 'Someone who knows the subject',
      para: 'The reader notices knowledge in the choice of verbs as well as in the terms.',
    },
    { heading: 'Same words everywhere', para: 'The term base keeps a department consistent across papers and years.' },
    { heading: 'Authors in control', para: 'Nothing counts as finished until the person who wrote it agrees.' },
    { heading: 'Two pairs of eyes', para: 'Translator and comparing linguist are never one and the same.' },
    {
      heading: 'Predictable for budgets',
      para: 'Scope, date and fee are confirmed before the first line is translated.',
    },
    { heading: 'Acknowledged openly', para: 'We advise on how to credit translators, as many journals now request.' },
  ],
} as const satisfies JournalContent;
