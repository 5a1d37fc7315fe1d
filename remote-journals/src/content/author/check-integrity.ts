import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'check-integrity',
  label: 'Check integrity on my paper',
  desc: 'Overlap, references and figures checked before you submit.',
  icon: 'shield',
  description:
    'A private check of your manuscript before submission: text similarity, references, retracted sources, figures, ethics and authorship statements.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For one paper. We check similarity, citations, images and declarations before an editorial office does. You see the findings in private and have time to act on them.',
  },
  section1: {
    img: 'author/CheckIntegrity-1',
    alt: 'Detail of the example: Page 4, methods',
    title: 'What a similarity score leaves out',
    para1:
      'A similarity checker returns a percentage. On its own the figure says little, because it counts text from your own protocol in the same way as text from someone else. So we open the matches and sort them into three groups: no action needed, reference or quotation marks missing, and text to rewrite.',
    para2:
      'Where action is needed, you see the passage, its source and a suggestion. You do the rewriting, because the words must be yours.',
    list: [
      { icon: 'search', para: 'We recognise your own preprints and theses and set them aside.' },
      { icon: 'file', para: 'Standard phrases in methods and ethics statements do not count against you.' },
    ],
  },
  section2: {
    img: 'author/CheckIntegrity-2',
    alt: 'Detail of the example: Page 2, lines 18–19',
    title: 'References and figures',
    heading1: 'References',
    para1:
      'We follow the DOI of each reference that has one. The report lists references that lead nowhere, those whose details belong to another article, and those that have since been corrected or retracted. This can reveal references that a writing tool has invented.',
    heading2: 'Figures',
    para2:
      'We view images at full size and look for repeated panels, abrupt edges and contrast that hides a background. We put each finding to you as a question. Keep the original files, because an editor may ask for them.',
    list: [
      { icon: 'check', para: 'We match the citations in the text with the list of references.' },
      { icon: 'layers', para: 'Panels that look alike are shown side by side.' },
      { icon: 'chart', para: 'We recalculate percentages and group sizes where a table allows it.' },
    ],
  },
  section3: {
    img: 'author/CheckIntegrity-3',
    alt: 'Detail of the example: Page 7, lines 3–9',
    title: 'Statements that editors look for',
    para1:
      'We compare your declarations with the journal’s instructions and with the guidance of the Committee on Publication Ethics (COPE), and list the gaps.',
    para2:
      'Only you receive the report. To start, <a href="/contact">send us a note</a> with the word count and the name of the journal; we reply with a fee and a delivery date. The report is not a certificate, and the journal makes its own checks.',
    list: [
      { icon: 'shield', para: 'Ethics approval, consent and trial registration, with their numbers' },
      { icon: 'users', para: 'The contribution of each author, and the order of names' },
      { icon: 'settings', para: 'Use of AI tools, disclosed as the journal asks' },
      { icon: 'server', para: 'Data: does the repository link open, and does the record name a licence?' },
    ],
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
        rows: [['Page 2, lines 18–19', 'Article C', 'Add quotation marks and the page number']],
      },
      {
        title: 'Text to rewrite',
        rows: [['Page 7, lines 3–9', 'Article D', 'Say it in your own words and cite the source']],
      },
    ],
    note: 'Similarity in this example is 19%; the two passages that need action make up 4%.',
  },
  services: [
    {
      heading: 'Your file stays out of databases',
      para: 'We compare it with sources without adding it to a shared collection, so it will not appear as a match in a later check.',
    },
    {
      heading: 'Reasons in plain words',
      para: 'You see why a match matters or does not, in terms that your co-authors will understand.',
    },
    {
      heading: 'Papers by several authors',
      para: 'Where each author has written a part, one person checks the whole text against its sources.',
    },
    {
      heading: 'After your corrections',
      para: 'Send the new version, and we look at the open points again.',
    },
  ],
} as const satisfies JournalContent;
