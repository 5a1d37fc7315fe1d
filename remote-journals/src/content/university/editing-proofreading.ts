import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'editing-proofreading',
  label: 'Editing & Proofreading of translations',
  desc: 'A second check of terms and tone.',
  icon: 'check',
  description:
    'Editing and proofreading of translated papers for universities: comparison with the original, language editing, a final proof and tracked changes.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a translation that you already have. An editor compares it with the original, and a proofreader prepares it for submission.',
  },
  facts: {
    send: 'The original and the translation, as editable files',
    receive: 'Tracked changes, a clean copy and any questions',
    decides: 'The author, change by change',
  },
  section1: {
    img: 'university/Proofreading-1',
    rows: [2],
    title: 'Read twice, by two people',
    para1:
      'The first person knows both languages and compares the meaning. The second reads only the English, as a reviewer will.',
    list: [
      {
        icon: 'search',
        para: '<strong>Comparison:</strong> omissions, additions, lost negatives, wrong terms, changed emphasis.',
      },
      {
        icon: 'pen',
        para: '<strong>Editing:</strong> the order of sentences and the links between paragraphs.',
      },
      {
        icon: 'check',
        para: '<strong>Proofreading:</strong> punctuation and cross-references.',
      },
    ],
  },
  section2: {
    img: 'university/Proofreading-2',
    rows: [3],
    title: 'A sample read first',
    heading1: 'Say who translated it',
    para1:
      'Was it a person or a machine? The typical errors differ. Name the target journal too, and any terms that must not change. From a sample, the editor tells you how much work is needed.',
    list: [],
  },
  section3: {
    img: 'university/Proofreading-3',
    rows: [1],
    title: 'If the translation needs more than editing',
    para1: `Sometimes it would cost more to repair a text than to translate it again. The editor shows you marked examples, and you choose <a href="/journals/university/professional-translation">a new translation</a>, an edit of selected chapters, or neither.`,
    para2: 'Editors do not add arguments or write missing sections.',
    list: [],
  },
  specimen: {
    kind: 'revision',
    caption: 'A machine translation from Spanish, after both readings',
    text: [
      'In the second season, the treatment was ',
      { ins: 'not', comment: 'The original has “no se aplicó”: the negative was lost.' },
      ' applied. ',
      { del: 'Actually', ins: 'At present', comment: '“Actualmente” means “at present”.' },
      ', farmers ',
      { del: 'resist to the change of', ins: 'are reluctant to change' },
      ' their irrigation, ',
      {
        del: 'what demonstrates',
        ins: 'which may indicate',
        comment: 'The author writes “podría indicar”, which is more cautious.',
      },
      ' that cost matters more than advice.',
    ],
  },
  services: [
    {
      heading: 'Machine translation checked',
      para: 'An editor who reads the source language catches errors that fluent machine output hides.',
    },
    {
      heading: 'Long or short texts',
      para: 'We take a whole volume or a single abstract.',
    },
    {
      heading: 'Advice for next time',
      para: 'The most frequent errors on one page, for authors and translators.',
    },
  ],
} as const satisfies JournalContent;
