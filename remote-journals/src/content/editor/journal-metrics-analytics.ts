import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'journal-metrics-analytics',
  label: 'Journal metrics & Analytics',
  desc: 'Where papers come from, how long they wait, who cites them.',
  icon: 'chart',
  description:
    'Submission, review, readership and citation figures for journal editors, with definitions, sources and caveats, in a report for the board.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For one journal: what arrives, how long each stage takes, who reviews, who reads and who cites.',
  },
  facts: {
    send: 'Read access to your system, or an export',
    receive: 'A report with its tables, definitions and caveats',
    decides: 'Your board, with the figures in hand',
  },
  section1: {
    img: 'editor/JournalMetrics-1',
    rows: [1],
    title: 'Begin with the board’s questions',
    heading1: 'A few figures, well defined',
    para1:
      'More associate editors, a narrower scope, a special issue? We choose two or three figures for each decision and define them.',
    heading2: 'Where the numbers come from',
    para2:
      'To your own records we add the usage logs of the site and open sources such as Crossref. Names of authors and reviewers become codes where the name is not needed.',
    list: [{ icon: 'chart', para: 'Medians and ranges, because one slow manuscript can distort a mean' }],
  },
  section2: {
    img: 'editor/JournalMetrics-2',
    rows: [3, 4],
    title: 'Readers, citations and indexes',
    para1:
      'Download figures leave robots out. Citations are listed by article and year, so that one much-cited paper does not distort the rest.',
    para2:
      'For an application to an index, you see what is missing from its published criteria. The index has the last word.',
    list: [{ icon: 'shield', para: 'Unusual patterns of self-citation are pointed out early.' }],
  },
  section3: {
    img: 'editor/JournalMetrics-3',
    rows: [0],
    title: 'A report to discuss',
    para1:
      'Charts come with the tables behind them as a spreadsheet. The next report uses the same definitions, so that the years can be compared.',
    para2:
      '<a href="/contact">Contact us</a> with the name of the journal and the system you use. We reply within 24 hours.',
    list: [{ icon: 'presentation', para: 'Slides for the board meeting, one for each decision' }],
  },
  specimen: {
    kind: 'table',
    caption: 'A page of a metrics report, with its caveats',
    columns: ['Measure', 'Last year', 'How to read it'],
    groups: [
      {
        rows: [
          ['Submissions', '212', 'New manuscripts only; revisions are not counted'],
          ['Time to first decision', 'Median 63 days', 'Without desk rejections; with them, 47'],
          ['Reviews per decision', 'Median 2', 'Eight decisions rest on a single report'],
          ['Downloads', '18,400', 'Robots removed; logs for June are missing'],
          ['Citations per article', 'Median 1', 'One review article has a third of the total'],
        ],
      },
    ],
    note: 'Journal A. The figures are invented.',
  },
  services: [
    {
      heading: 'Reviewer load',
      para: 'Who is asked too often, who has not been asked for years, and which topics lack reviewers.',
    },
    {
      heading: 'Consistent decisions',
      para: 'Differences between handling editors become visible, ready to discuss.',
    },
    {
      heading: 'Fair to people',
      para: 'The report describes processes. It does not rank individual reviewers or authors.',
    },
  ],
} as const satisfies JournalContent;
