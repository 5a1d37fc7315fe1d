import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'enhance-my-paper',
  label: 'Enhance my paper',
  desc: 'Clearer language and structure, with every edit left visible.',
  icon: 'pen',
  description:
    'Language editing, structure, figures and statistics notes for your research paper, in tracked changes that you accept or reject one by one.',
  drawings: ['margin-marks', 'bars', 'lines'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'A language editor and a subject reader work through your manuscript, from the title to the last figure legend, and show you every change they propose.',
  },
  section1: {
    img: 'author/EnhancePaper-1',
    alt: '',
    title: 'Choose how deep we go',
    heading1: 'Language edit',
    para1:
      'An editor corrects grammar, word choice, tense and punctuation, and makes terms, units and abbreviations agree from first page to last. Your argument stays as it is. This suits a text whose structure already works and whose co-authors have signed off.',
    heading2: 'Structural edit',
    para2:
      'A subject reader first checks whether the question in the introduction is the one that the conclusion answers. The reader may move paragraphs, shorten the background or ask for a missing step in the methods. The language edit follows once you have settled those points.',
    list: [
      { icon: 'pen', para: 'Every alteration is a tracked change, with a comment where meaning is at stake.' },
      {
        icon: 'message',
        para: 'Queries are put to you as questions. Nobody guesses what a sentence was meant to say.',
      },
      { icon: 'check', para: 'A clean copy and a marked copy come back together.' },
    ],
  },
  section2: {
    img: 'author/EnhancePaper-2',
    alt: '',
    title: 'Numbers, tables and figures',
    para1:
      'Referees often turn to the tables first. We look at whether every test is named, every sample size is given, and the figures in the abstract match those in the results. If the design itself raises doubts, a statistician can read the analysis as a separate step.',
    para2: `That step is a review of what you did, not a new analysis. For an opinion on the science as well, see <a href="/journals/author/evaluate-my-paper">Evaluate my paper</a>.`,
    list: [
      { icon: 'chart', para: 'Axes, error bars and legends are checked so that a chart can be read without the text.' },
      { icon: 'layers', para: 'Totals in tables are added up again, and mismatches are listed for you.' },
      { icon: 'file', para: 'Image files are checked for the size and format that the journal asks for.' },
    ],
  },
  section3: {
    img: 'author/EnhancePaper-3',
    alt: '',
    title: 'What you send, and what stays yours',
    para1:
      'Send the manuscript in an editable format, the name of the target journal if you have one, and anything your co-authors do not want touched. LaTeX sources are welcome. We agree the scope, the price and the delivery date in writing before an editor opens the file.',
    para2:
      'Editors are not authors. They add no data, no citations and no claims, and they do not write new passages for you. If the journal wants editing help to be acknowledged, we supply the wording.',
    list: [
      { icon: 'lock', para: 'Only the people named in the plan open your files.' },
      { icon: 'clock', para: 'One round of your questions after delivery is part of the work.' },
    ],
  },
  services: [
    {
      heading: 'Matched to your discipline',
      para: 'A historian does not edit a trial report. You see the editor’s field before you agree.',
    },
    {
      heading: 'One variety of English',
      para: 'British or American spelling, chosen once from the journal’s guide and then kept everywhere.',
    },
    {
      heading: 'Your voice remains',
      para: 'We correct what is wrong or unclear. A sentence that is merely different from ours is left alone.',
    },
    {
      heading: 'Title and abstract',
      para: 'Both are tested for the words a colleague would type into a search box, and for the journal’s word limit.',
    },
    {
      heading: 'Reporting guidelines',
      para: 'Where CONSORT, PRISMA, STROBE or ARRIVE applies, missing items are listed with the page where they belong.',
    },
    {
      heading: 'Limits stated plainly',
      para: 'Clear English helps referees to judge the work itself. It cannot promise what their verdict will be.',
    },
  ],
} as const satisfies JournalContent;
