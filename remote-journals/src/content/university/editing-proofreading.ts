import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'editing-proofreading',
  label: 'Editing & Proofreading of translations',
  desc: 'A second reader for terms, tone and references.',
  icon: 'check',
  description:
    'Editing and proofreading of translated papers for universities: comparison with the source, language editing, final proof and tracked changes.',
  drawings: ['margin-marks', 'facing-sheets', 'seal'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'You already have a translation. An editor compares it with the original, and a proofreader brings it to a state that a journal can send to review.',
  },
  section1: {
    img: 'university/Proofreading-1',
    alt: '',
    title: 'Two readings by two people',
    para1:
      'Translated texts fail in two ways. Some are fluent but no longer say what the author meant. Others are exact but hard to read. We therefore read twice. The first reader has both languages and looks for meaning; the second has only the English, just as a referee would.',
    list: [
      {
        icon: 'search',
        para: '<strong>Comparison:</strong> omissions, additions, reversed negations, wrong terms, lost emphasis.',
      },
      {
        icon: 'pen',
        para: '<strong>Editing:</strong> sentence order, paragraph links, tense, articles, wordiness, tone.',
      },
      {
        icon: 'check',
        para: '<strong>Proof:</strong> spelling, punctuation, numbering, headings, cross-references and reference style.',
      },
    ],
  },
  section2: {
    img: 'university/Proofreading-2',
    alt: '',
    title: 'What your office sends and receives',
    heading1: 'In',
    para1:
      'Send source and translation as editable files, the name of the target journal or press, and any terms that must stay. Say whether a person or a machine made the translation, since the typical errors differ. The editor reads a sample first and tells you how deep the work has to go.',
    heading2: 'Out',
    para2:
      'You get a copy with tracked changes, a clean copy and a list of questions for the author. After the answers come in, one closing round settles what is open. A short note states what was done and by which roles, for use with the submission.',
    list: [
      { icon: 'file', para: 'Word, LaTeX and captions inside figures are handled; scans need typing first.' },
      { icon: 'languages', para: 'British or American spelling is chosen by you and kept to the last footnote.' },
    ],
  },
  section3: {
    img: 'university/Proofreading-3',
    alt: '',
    title: 'When the translation is too weak',
    para1: `Sometimes a sample shows that repair would cost more than a new start. The editor says so before you have committed yourself, with marked examples. You may then choose <a href="/journals/university/professional-translation">a fresh translation</a>, work on chosen chapters only, or stop there.`,
    para2:
      'Editors do not add arguments, invent sources or write missing sections. They flag doubtful statistics but do not recalculate them. How referees receive the paper is beyond the influence of any proofreader.',
    list: [
      {
        icon: 'shield',
        para: 'Copied passages that surface during comparison are reported to the author in confidence.',
      },
      { icon: 'clock', para: 'Dissertations are edited chapter by chapter, following the timetable of the candidate.' },
      {
        icon: 'graduation',
        para: 'For examined work we keep within the university rules on outside help and document every change.',
      },
    ],
  },
  services: [
    {
      heading: 'Machine output made safe',
      para: 'Confident nonsense is caught by somebody who can read the original.',
    },
    {
      heading: 'The author is still audible',
      para: 'Sentences become clearer without becoming those of another person.',
    },
    {
      heading: 'As deep as the text needs',
      para: 'A light proof or a full edit is proposed from the sample and chosen by you.',
    },
    { heading: 'Every change visible', para: 'Supervisors can see, accept or undo each correction.' },
    {
      heading: 'Lessons for next time',
      para: 'A page of recurring errors helps writers and in-house translators alike.',
    },
    {
      heading: 'For batches and singles',
      para: 'A proceedings volume and one lonely abstract enter by the same door.',
    },
  ],
} as const satisfies JournalContent;
