import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'evaluate-my-paper',
  label: 'Evaluate my paper',
  desc: 'Two experts assess your study while you can still change it.',
  icon: 'microscope',
  description:
    'Scientific review before submission: two experts in your subject report on design, analysis and argument. A statistical review can be added.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Two experts read your manuscript as a journal’s reviewers would, and report while you can still act on what they say.',
  },
  facts: {
    send: 'The manuscript, its figures and supplements',
    receive: 'Two reports and a one-page summary',
    decides: 'You, point by point',
  },
  section1: {
    img: 'author/EvaluatePaper-1',
    rows: [0, 5],
    title: 'Two experts, two reports',
    heading1: 'Who reviews your paper',
    para1:
      '<strong>Two experts</strong> review the paper: one knows your topic closely, the other knows your method. They work separately, so you can see where they agree. Both declare that they have no ties to you, your co-authors or a competing study.',
    heading2: 'What the reports cover',
    para2:
      'A report opens with the reviewer’s understanding of your main finding. If that is not what you meant, you know which pages to rewrite.',
    list: [
      { icon: 'microscope', para: 'Does the design support the conclusion?' },
      { icon: 'book', para: 'Is earlier work missing, or cited for something it does not say?' },
      { icon: 'compass', para: 'Is the contribution clear, and does it come early enough?' },
    ],
  },
  section2: {
    img: 'author/EvaluatePaper-2',
    rows: [8, 9],
    title: 'Add a statistical review',
    para1:
      'A statistician reads the methods and results with your research question in mind: do the tests suit the data, were their assumptions examined, are multiple comparisons allowed for?',
    para2:
      'With anonymised data and code, the statistician can rerun a key result. Without them, the review is based on the text, and says so.',
    list: [{ icon: 'chart', para: 'Effect sizes and confidence intervals beside the p-values' }],
  },
  section3: {
    img: 'author/EvaluatePaper-3',
    rows: [1, 6],
    title: 'After the reports',
    para1:
      'One of our editors reads both reports, removes repetition and adds a page: what to do first, what can wait, and which points you could decline. Send your questions, and the reviewers will answer them.',
    para2:
      'The reports are advice for you, and no journal’s peer review. The next step may be to <a href="/journals/author/find-a-journal">find a journal</a>.',
    list: [],
  },
  specimen: {
    kind: 'report',
    caption: 'Extracts from two reports on the same paper',
    choice: 'Read the report of',
    parts: [
      {
        title: 'Reviewer 1, topic',
        facts: [
          ['Main finding as I read it', 'Pupils who used the reading app read more fluently after one term.'],
          ['Advice', 'Ready after small changes'],
        ],
        paras: ['The question matters to teachers, and the literature is covered well.'],
        list: ['Shorten the history of reading apps.', 'Define “fluency” where the word first appears.'],
      },
      {
        title: 'Reviewer 2, method',
        facts: [
          ['Main finding as I read it', 'Classes with the app improved, but the classes differed at the start.'],
          ['Advice', 'Revise the analysis first'],
        ],
        paras: [
          'Pupils are taught in classes, and the analysis treats them as independent. The uncertainty is larger than reported.',
        ],
        list: ['Use a model that allows for classes.', 'Report an interval beside the p-value.'],
      },
    ],
    note: 'From the editor’s summary: settle the model first, because the other changes depend on it.',
  },
  services: [
    {
      heading: 'Objections you can answer',
      para: 'Every objection comes with what would answer it.',
    },
    {
      heading: 'Who sees your paper',
      para: 'Reviewers agree to confidentiality before they see the title, and are asked to delete the files at the end.',
    },
    {
      heading: 'Reviewers you exclude',
      para: 'Name people or groups who should not see the work. We follow your list and keep it confidential.',
    },
  ],
} as const satisfies JournalContent;
