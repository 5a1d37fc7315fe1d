import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'check-integrity',
  label: 'Check integrity on my paper',
  desc: 'Overlap and references checked in private.',
  icon: 'shield',
  description:
    'A private check of your manuscript before submission: text similarity, references, retracted sources, figures, ethics and authorship statements.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For one paper. Checked in private, while you still have time to act.',
  },
  facts: {
    send: 'The manuscript, its length and the journal’s name',
    receive: 'A private report, sorted by what to do',
    decides: 'The journal, after checks of its own',
  },
  section1: {
    img: 'author/CheckIntegrity-1',
    rows: [0],
    title: 'What a similarity score leaves out',
    para1:
      'A percentage counts your own protocol like text from someone else. So we open the matches and sort them into the three groups of the example.',
    para2: 'Passages that need action come with their source and a suggestion. The new words must be yours.',
    list: [{ icon: 'search', para: 'Your own preprints and theses are recognised and set aside.' }],
  },
  section2: {
    img: 'author/CheckIntegrity-2',
    rows: [3],
    title: 'References that lead nowhere, figures that repeat',
    heading1: 'Every DOI followed',
    para1: 'The report lists references that lead nowhere, and those that were corrected or retracted later.',
    heading2: 'Images at full size',
    para2: 'We look for repeated panels and abrupt edges, and put each finding to you as a question.',
    list: [],
  },
  section3: {
    img: 'author/CheckIntegrity-3',
    rows: [1],
    title: 'Statements that editors look for',
    para1:
      'Your declarations are compared with the journal’s instructions and the guidance of the Committee on Publication Ethics (COPE), and the gaps are listed.',
    para2: 'To start, <a href="/contact">send us a note</a>. The report is not a certificate.',
    list: [],
  },
  specimen: {
    kind: 'table',
    caption: 'A similarity report, sorted into three groups',
    columns: ['Passage', 'Source', 'What to do'],
    groups: [
      {
        title: 'No action needed',
        rows: [
          ['Page 4, methods', 'Your own preprint', 'Nothing: same authors, same study'],
          ['Page 12, ethics', 'Template', 'Nothing: standard wording'],
        ],
      },
      {
        title: 'Reference or quotation marks missing',
        rows: [
          ['Page 2, lines 18–19', 'Article C', 'Add quotation marks and the page number'],
          ['Reference 14', 'Its DOI leads nowhere', 'Correct the DOI or replace the reference'],
        ],
      },
      {
        title: 'Text to rewrite',
        rows: [['Page 7, lines 3–9', 'Article D', 'Say it in your own words and cite the source']],
      },
    ],
    note: 'Similarity here is 19%; the two passages that need action make up 4%.',
  },
  services: [
    {
      heading: 'Your file stays out of databases',
      para: 'Your file is compared with sources without joining a shared collection, so it will not appear as a match later.',
    },
    {
      heading: 'Papers by several authors',
      para: 'One person checks the whole text, whoever wrote which part.',
    },
    {
      heading: 'After your corrections',
      para: 'Send the new version, and we look at the open points again.',
    },
  ],
} as const satisfies JournalContent;
