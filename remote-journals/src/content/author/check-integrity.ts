import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'check-integrity',
  label: 'Check integrity on my paper',
  desc: 'Overlap, references and figures checked ahead of the editor.',
  icon: 'shield',
  description:
    'A private check of your manuscript before submission: text similarity, references, retracted sources, figures, ethics and authorship statements.',
  drawings: ['seal', 'facing-sheets', 'margin-marks'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Similarity, citations, images and declarations are checked before an editorial office does it. You receive the findings in private and have time to put things right.',
  },
  section1: {
    img: 'author/CheckIntegrity-1',
    alt: '',
    title: 'A similarity score is only the beginning',
    heading1: 'Software finds, a person judges',
    para1:
      'Most journals run submitted text through a similarity checker. The tool returns a percentage, and that figure alone says little: a methods section copied from your own protocol and a paragraph taken from someone else look alike to it. Our reader opens each match and sorts it.',
    heading2: 'What the report tells you',
    para2:
      'Matches are grouped as harmless, quotation without marks, source not cited, or reuse of your own published text. For every case that needs action you find the passage, the source and a suggestion. Rewriting it is your task, because the words must be yours.',
    list: [
      { icon: 'search', para: 'Your own preprints and theses are recognised and set aside.' },
      { icon: 'file', para: 'Standard phrases in methods and ethics statements are not counted against you.' },
      {
        icon: 'languages',
        para: 'A passage translated from a source without credit is raised when the reader recognises it.',
      },
    ],
  },
  section2: {
    img: 'author/CheckIntegrity-2',
    alt: '',
    title: 'References and figures',
    para1:
      'Each reference is resolved through its DOI where it has one. We list those that lead nowhere, those whose details belong to another article, and those that have been retracted or corrected since you read them. Invented references, sometimes left behind by writing tools, show up here.',
    para2:
      'Figures are viewed at full size for repeated panels, abrupt edges and contrast that hides a background. A finding is a question to you. Keep the original files at hand, for an editor may request them.',
    list: [
      { icon: 'check', para: 'Every source in the list is cited in the text, and vice versa.' },
      { icon: 'layers', para: 'Image panels that look alike are shown side by side.' },
      { icon: 'chart', para: 'Percentages and group sizes are recalculated where the table allows it.' },
    ],
  },
  section3: {
    img: 'author/CheckIntegrity-3',
    alt: '',
    title: 'Statements that editors look for',
    para1:
      'Missing declarations are a common reason for a file to come back unread. We compare yours with the journal’s instructions and with the guidance of the Committee on Publication Ethics, and draw up the list of gaps.',
    para2: `We check, and we advise. We do not report you to anyone, issue a certificate of honesty or alter wording so that a tool is deceived. To start, <a href="/contact">send a note</a> with the word count and the journal.`,
    list: [
      { icon: 'shield', para: 'Ethics approval, consent and trial registration, with numbers where they apply.' },
      { icon: 'users', para: 'Contribution of each author, and agreement on order before submission.' },
      { icon: 'settings', para: 'Use of AI tools, disclosed as the journal’s policy demands.' },
    ],
  },
  services: [
    {
      heading: 'Private by design',
      para: 'The file is compared with sources and is not added to a shared database, so a later check will not match it.',
    },
    {
      heading: 'Explained line by line',
      para: 'You see why each match matters or does not, in words a co-author will understand.',
    },
    {
      heading: 'For joint work',
      para: 'With many hands on one text, nobody has read every source. This is the moment to do so.',
    },
    {
      heading: 'Data statement included',
      para: 'We test whether the repository link opens and whether the licence is named.',
    },
    {
      heading: 'A second pass',
      para: 'Send the corrected version and the open points are looked at again.',
    },
    {
      heading: 'What it cannot show',
      para: 'No check proves that a study is sound. It finds the errors that a careful outsider can see.',
    },
  ],
} as const satisfies JournalContent;
