import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'enhance-my-paper',
  label: 'Enhance my paper',
  desc: 'Clearer language and structure, in changes you accept or reject.',
  icon: 'pen',
  description:
    'Language and structural editing of your research paper, with checks of tables and figures, in tracked changes that you accept or reject.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'An editor works through your manuscript, from the title to the last figure legend, and marks every change.',
  },
  facts: {
    send: 'Your manuscript in Word or LaTeX',
    receive: 'A marked copy and a clean copy',
    decides: 'You, change by change',
  },
  section1: {
    img: 'author/EnhancePaper-1',
    rows: [0],
    title: 'How much editing do you need?',
    heading1: 'Language edit',
    para1:
      'The editor corrects grammar, word choice, tense and punctuation, and makes terms, units and abbreviations consistent. Your argument stays as it is.',
    heading2: 'Structural edit',
    para2:
      'An editor who knows your subject first checks whether the conclusion answers the question asked in the introduction. The language edit follows once you have settled these points.',
    list: [{ icon: 'pen', para: 'All edits are tracked changes, with a comment where the meaning could shift.' }],
  },
  section2: {
    img: 'author/EnhancePaper-2',
    rows: [2],
    title: 'Tables and charts',
    para1:
      'Are the statistical tests named? Are sample sizes given? Do the figures in the abstract match those in the results?',
    para2:
      'This checks the text, not the analysis. For a scientific or statistical review, see <a href="/journals/author/evaluate-my-paper">Evaluate my paper</a>.',
    list: [
      { icon: 'chart', para: 'Charts: can readers understand the axes and the error bars without the text?' },
      { icon: 'layers', para: 'Tables: are the totals right?' },
    ],
  },
  section3: {
    img: 'author/EnhancePaper-3',
    rows: [3],
    title: 'What to send, and what stays yours',
    para1: 'With the manuscript, send the name of the journal and a note of anything that must stay as it is.',
    para2:
      'You remain the author: the editor adds no data, citations or new passages. If the journal wants editing help to be acknowledged, we supply the wording.',
    list: [{ icon: 'clock', para: 'Questions after delivery are included.' }],
  },
  specimen: {
    kind: 'revision',
    caption: 'One paragraph before and after a language edit',
    text: [
      'Sleep duration ',
      { del: 'have been', ins: 'was' },
      ' measured in ',
      { del: 'a total of' },
      ' 48 nurses',
      { comment: 'Table 1 adds up to 47. Which number is right?' },
      ' ',
      { del: 'during the period of', ins: 'over' },
      ' two weeks. ',
      { del: 'It can be seen that nurses', ins: 'Nurses' },
      ' on night shifts slept less than those on day shifts, which ',
      {
        del: 'proves',
        ins: 'suggests',
        comment: 'Age differs between the two groups, so I have chosen a weaker verb. Do you agree?',
      },
      ' that shift schedules ',
      { del: 'affects', ins: 'affect' },
      ' recovery',
      { comment: 'Recovery from fatigue? If so, please use the term from your introduction.' },
      '.',
    ],
  },
  services: [
    {
      heading: 'An editor from your discipline',
      para: 'You see the editor’s field with the quotation.',
    },
    {
      heading: 'Your own style',
      para: 'We correct what is wrong or unclear. A sentence that merely differs from ours stays.',
    },
    {
      heading: 'A title that can be found',
      para: 'The title and abstract contain the words that a colleague would search for, within the journal’s limit.',
    },
    {
      heading: 'Reporting guidelines',
      para: 'For CONSORT, PRISMA, STROBE or ARRIVE, you receive a list of missing items and the page where each belongs.',
    },
  ],
} as const satisfies JournalContent;
