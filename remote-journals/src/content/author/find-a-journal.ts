import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'find-a-journal',
  label: 'Find a journal',
  desc: 'Five journals that suit your paper, with reasons for and against.',
  icon: 'compass',
  description:
    'We match your paper with five journals and rank them, with scope, fees, licence and indexing checked, and reasons for and against each one.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Where should your paper go? We name five journals, in order, with the reasons for and against each.',
  },
  facts: {
    send: 'An abstract, or the manuscript',
    receive: 'The top five journals, ranked, with reasons',
    decides: 'You choose the journal; its editors judge the paper',
  },
  section1: {
    img: 'author/FindJournal-1',
    rows: [7, 8],
    title: 'Five journals, ranked for your paper',
    heading1: 'How we choose them',
    para1:
      'Who needs this result, and where do those people publish? Someone from your field makes a long list and compares it with your paper: scope, article types, length, data policy and readership.',
    heading2: 'What you receive',
    para2:
      'A report on the <strong>top five journals matched</strong> to your work, a page for each: why it suits the paper, what stands in the way, and what to change first.',
    list: [
      {
        icon: 'search',
        para: 'We compare the aims page with recent issues.',
      },
      {
        icon: 'clock',
        para: 'Review times come from the journal, with a link. Where it gives none, the report says so.',
      },
      { icon: 'globe', para: 'Indexing is looked up in the index itself, with the date.' },
    ],
  },
  section2: {
    img: 'author/FindJournal-2',
    rows: [2],
    title: 'Fees and rights, before you choose',
    para1: 'The report quotes the fee from the journal’s own site and explains how to apply for a waiver.',
    para2:
      'Does your funder or university require open access? Tell us the policy, and we mark the journals that comply with it.',
    list: [{ icon: 'lock', para: 'The report says whether you keep the copyright.' }],
  },
  section3: {
    img: 'author/FindJournal-3',
    rows: [11],
    title: 'Journals we leave out',
    para1:
      'A journal is left out when its editors cannot be identified, when it does not describe its peer review, when it hides its fees, or when it claims an index that does not list it. You can ask the same yourself with the checklist <em>Think. Check. Submit.</em>',
    list: [{ icon: 'shield', para: 'Is the title registered under its own ISSN, or is it a copy of another?' }],
  },
  specimen: {
    kind: 'report',
    caption: 'The first page of a match report',
    parts: [
      {
        title: '1. Journal A',
        facts: [
          ['Scope', 'Solar energy in hot climates'],
          ['Article type', 'Research article, up to 7,000 words'],
          ['Fee', 'As quoted on the journal’s site, with a link; waiver on request'],
          ['First decision', 'No time given by the journal'],
        ],
      },
      {
        title: 'For and against',
        facts: [
          ['For', 'It publishes field studies of panel cleaning, and you cite two of them.'],
          ['Against', 'It asks for the data at submission, and yours have no licence yet.'],
          ['To do first', 'Cut the introduction by 400 words; deposit the data.'],
        ],
      },
      {
        title: 'The others',
        facts: [
          ['2. Journal B', 'Wider readership; expects an analysis of costs'],
          ['3. Journal C', 'No fee; short articles only'],
          ['4. Journal D', 'Meets your funder’s policy through a repository'],
          ['5. Journal E', 'Closest in method; slower by its own figures'],
          ['Left out', 'Journal F: its editors cannot be identified'],
        ],
      },
    ],
    note: 'The paper in this example is about desert dust on solar panels.',
  },
  services: [
    {
      heading: 'A second choice',
      para: 'Should the first journal decline, you have the next name and its formatting rules.',
    },
    {
      heading: 'Our own journals are marked',
      para: 'A journal that we publish or host is named as ours in the report.',
    },
    {
      heading: 'Reply within 24 hours',
      para: '<a href="/contact">Write to us</a> with the title, the field and the word count.',
    },
  ],
} as const satisfies JournalContent;
