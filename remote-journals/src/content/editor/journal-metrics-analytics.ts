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
    desc: 'For one journal. Figures that help an editor to decide: what arrives, how long each stage takes, who reviews, who reads and who cites.',
  },
  section1: {
    img: 'editor/JournalMetrics-1',
    alt: 'Detail of the example: Submissions',
    title: 'Begin with the board’s questions',
    heading1: 'A few figures, well defined',
    para1:
      'What do you need to decide: more associate editors, a narrower scope, a special issue? We choose two or three figures for each decision and write down what they mean. “Time to first decision”, for example, depends on whether you count desk rejections.',
    heading2: 'Where the numbers come from',
    para2:
      'You give us read access to your submission system, or an export from it. We add the usage logs of the journal’s site and open sources such as Crossref, and replace names of authors and reviewers with codes where the name is not needed.',
    list: [
      { icon: 'chart', para: 'Medians and ranges, because one slow manuscript can distort a mean' },
      { icon: 'clock', para: 'Times for the separate stages, from first check to production' },
      { icon: 'search', para: 'Gaps in the records, stated beside the chart' },
    ],
  },
  section2: {
    img: 'editor/JournalMetrics-2',
    alt: 'Detail of the example: Reviews per decision',
    title: 'Readers, citations and indexes',
    para1:
      'We leave robots out of the download figures, and list citations by article and year, so that one much-cited paper does not distort the figure for the whole journal. The report explains what an indicator of a whole journal can show, and why it says little about a single paper.',
    para2:
      'If you are applying to an index, we compare the journal’s present state with the published criteria and list what is missing. Each index decides by its own criteria.',
    list: [
      { icon: 'globe', para: 'Maps of authors and readers show the places that the journal does not reach.' },
      { icon: 'layers', para: 'We look up a sample of recent articles in the databases that should hold them.' },
      { icon: 'shield', para: 'We point out unusual patterns of self-citation early.' },
    ],
  },
  section3: {
    img: 'editor/JournalMetrics-3',
    alt: 'Detail of the example: Citations per article',
    title: 'A report to discuss',
    para1:
      'You receive a few pages of charts, definitions and proposals, with the tables behind them as a spreadsheet. We present the report to the board by video and answer questions. If you ask for another report, it uses the same definitions, so that the years can be compared.',
    para2:
      'To talk about your data, <a href="/contact">contact us</a> with the name of the journal and the system you use. We reply within 24 hours. Once we have seen the data, we set a date for the report.',
    list: [
      { icon: 'presentation', para: 'Slides for the board meeting, one for each decision' },
      { icon: 'file', para: 'A public version, for journals that publish their own performance' },
    ],
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
      para: 'You see who is asked too often, who has not been asked for years, and which topics lack reviewers.',
    },
    {
      heading: 'Consistent decisions',
      para: 'Differences between handling editors become visible, and you can discuss them with the figures in front of you.',
    },
    {
      heading: 'Fair to people',
      para: 'The report describes processes. It does not rank individual reviewers or authors.',
    },
    {
      heading: 'Any submission system',
      para: 'We work from exports, so a change of software does not interrupt the series.',
    },
  ],
} as const satisfies JournalContent;
