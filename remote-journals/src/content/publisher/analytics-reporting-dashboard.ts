import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'analytics-reporting-dashboard',
  label: 'Analytics & Reporting dashboard',
  desc: 'Submissions and readership on one screen.',
  icon: 'chart',
  description:
    'A dashboard for journal publishers: submissions, review times, usage and citations of all your titles, with definitions, sources and reports.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For all your journals: submissions, review times, usage and citations in one place, with the source and the date of each figure.',
  },
  facts: {
    send: 'Exports from your systems, and a contact',
    receive: 'A dashboard, and reports to print',
    decides: 'You, on who sees what',
  },
  section1: {
    img: 'publisher/Analytics-1',
    rows: [0, 1],
    title: 'Four questions about each journal',
    para1: 'Each of your systems may count in its own way. We agree one definition of each figure with you.',
    list: [
      {
        icon: 'file',
        para: '<strong>What comes in?</strong> Submissions by journal and country.',
      },
      {
        icon: 'clock',
        para: '<strong>How long does it take?</strong> Median time to first decision, to acceptance, to publication.',
      },
      {
        icon: 'book',
        para: '<strong>How much is it read?</strong> Views and downloads, without robots and double clicks.',
      },
      {
        icon: 'layers',
        para: '<strong>How often is it cited?</strong> Citations in open DOI metadata.',
      },
    ],
  },
  section2: {
    img: 'publisher/Analytics-2',
    rows: [3],
    title: 'For those who never log in',
    para1:
      'A report has a PDF to read, a table to work with, and a page of commentary: what has changed, and what the figures cannot show.',
    heading2: 'Usage reports for libraries',
    para2:
      'They follow the layout and counting rules of the COUNTER Code of Practice. COUNTER compliance needs an independent audit, which you commission.',
    list: [],
  },
  section3: {
    img: 'publisher/Analytics-3',
    rows: [2],
    title: 'From last year’s data to a first version',
    para1: 'We compare the fields of your exports, and build a first version for you to correct.',
    para2: `Where a journal has few papers, the dashboard shows counts and no percentages. It does not identify readers. For a single journal in more detail, see <a href="/journals/editor/journal-metrics-analytics">journal metrics</a>.`,
    list: [],
  },
  specimen: {
    kind: 'table',
    caption: 'Part of a report for a publisher’s board',
    columns: ['Year to 30 June', 'Journal A', 'Journal B'],
    groups: [
      {
        rows: [
          ['Submissions', '212', '38'],
          ['Median days to first decision', '47', '61'],
          ['Papers accepted', '64 of 206 decided (31%)', '9 of 30 decided'],
          ['Downloads', '18,400', '2,150'],
          ['Citations in open DOI metadata', '530', '41'],
        ],
      },
    ],
    note: 'Comment: Journal B decided on only 30 papers, so one or two of them can change its figures, and we give no percentage.',
  },
  services: [
    {
      heading: 'Journals you can compare',
      para: '“Time to first decision” means the same for each title.',
    },
    {
      heading: 'Problems noticed early',
      para: 'Falling submissions or slower decisions show in time to act.',
    },
    {
      heading: 'Several measures, not one score',
      para: 'As the Declaration on Research Assessment (DORA) recommends, no article is judged by one score for its journal.',
    },
  ],
} as const satisfies JournalContent;
