import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'reviewer-database-matching',
  label: 'Reviewer database & Matching',
  desc: 'Reviewers suggested by topic and checked for conflicts of interest.',
  icon: 'search',
  description:
    'Reviewer matching for journals: names drawn from publication records, checked for identity and conflicts of interest, each with a written reason.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For each paper your editor receives a shortlist of suitable reviewers, with a reason for each name.',
  },
  facts: {
    send: 'Title, abstract, keywords and references',
    receive: 'A shortlist, with a reason for each name',
    decides: 'Your editor, on each invitation',
  },
  section1: {
    img: 'publisher/ReviewerDatabase-1',
    rows: [0],
    title: 'How we make a shortlist',
    para1:
      'We search publication records for researchers who have recently studied the same question with similar methods. Then one of us removes names that do not fit and adds those that a keyword search would miss.',
    list: [
      {
        icon: 'search',
        para: '<strong>Subject:</strong> which of their articles are close to the manuscript, with links to them.',
      },
      {
        icon: 'globe',
        para: '<strong>Balance:</strong> a mix of countries and schools of thought.',
      },
    ],
  },
  section2: {
    img: 'publisher/ReviewerDatabase-2',
    rows: [2],
    title: 'What we check about a name',
    heading1: 'Is this the person?',
    para1:
      'Whoever suggested the name, we compare the email address with the institution’s website, the ORCID record and the publications.',
    heading2: 'Conflicts of interest',
    para2:
      'Joint articles, a shared department or a former supervisor, as far back as you choose. A connection that cannot be avoided is named in the list.',
    list: [],
  },
  section3: {
    img: 'publisher/ReviewerDatabase-3',
    rows: [1],
    title: 'Your own reviewer database',
    para1: `In the list that you have, we merge duplicates and ask reviewers to confirm their subjects. They can see their entry, correct it or have it removed. Our <a href="/privacy-policy">privacy policy</a> explains how we handle personal data.`,
    list: [],
  },
  specimen: {
    kind: 'table',
    caption: 'A shortlist for a paper on heat and outdoor work',
    columns: ['Reviewer', 'Reason', 'To consider'],
    groups: [
      {
        title: 'Found by us',
        rows: [
          ['A', 'Two articles on working hours in summer, with the same survey method', 'No connection found'],
          ['B', 'Works on the statistics of repeated surveys', 'Is writing another review for your journal'],
          ['C', 'Has written on labour law in hot countries', 'Joint article with the second author nine years ago'],
        ],
      },
      {
        title: 'Suggested by the author',
        rows: [['D', 'One article on building sites', 'Left out: same department as the first author']],
      },
    ],
    note: 'The real list also has names, institutions, ORCID iDs and links.',
  },
  services: [
    {
      heading: 'Reviewers close to the subject',
      para: 'People agree more readily to review a paper close to their own work.',
    },
    {
      heading: 'Fewer requests to the same people',
      para: 'You can limit how many invitations one reviewer receives in a year.',
    },
    {
      heading: 'Fake identities found early',
      para: 'We check identity ahead of the invitation.',
    },
  ],
} as const satisfies JournalContent;
