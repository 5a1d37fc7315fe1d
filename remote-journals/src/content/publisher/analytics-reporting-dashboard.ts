import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'analytics-reporting-dashboard',
  label: 'Analytics & Reporting dashboard',
  desc: 'Submissions, turnaround and readership on one screen.',
  icon: 'chart',
  description:
    'A dashboard for journal publishers: submissions, review times, usage and citations of all your titles, with definitions, sources and reports.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For all your journals. Submissions, review times, usage and citations for all your journals in one place, with the source and the date of each figure.',
  },
  section1: {
    img: 'publisher/Analytics-1',
    alt: 'Detail of the example: Submissions',
    title: 'Four questions about each journal',
    para1:
      'Your systems may each give a different answer to the same question, because they count differently. We connect the submission system, the hosting platform and your DOI records, agree with you on one definition of each figure, and show your journals side by side.',
    list: [
      {
        icon: 'file',
        para: '<strong>What comes in?</strong> Submissions by journal, country, article type and month.',
      },
      {
        icon: 'clock',
        para: '<strong>How long does it take?</strong> Median time to first decision, to acceptance and to publication online.',
      },
      {
        icon: 'book',
        para: '<strong>How much is it read?</strong> Page views and downloads, not counting robots and double clicks.',
      },
      {
        icon: 'layers',
        para: '<strong>How often is it cited?</strong> Citations recorded in open DOI metadata, article by article.',
      },
    ],
  },
  section2: {
    img: 'publisher/Analytics-2',
    alt: 'Detail of the example: Papers accepted',
    title: 'Reports for meetings and libraries',
    para1:
      'Some people prefer not to log in, so we also prepare reports: a PDF to read and a table to work with. A page of commentary in plain English says what has changed, what may have caused it, and what the figures cannot show.',
    heading2: 'Usage reports for libraries',
    para2:
      'The reports follow the layout and counting rules of the COUNTER Code of Practice. COUNTER compliance needs an independent audit, which you commission.',
    list: [
      {
        icon: 'presentation',
        para: '<strong>For your board:</strong> one page per journal, going back as far as your records allow.',
      },
      {
        icon: 'megaphone',
        para: '<strong>For your marketing team:</strong> usage before and after a special issue, a call for papers or a press release.',
      },
    ],
  },
  section3: {
    img: 'publisher/Analytics-3',
    alt: 'Detail of the example: Citations in open DOI metadata',
    title: 'Setting up the dashboard',
    para1:
      'You send us sample exports and name a contact who knows your systems. We compare the fields, list what is missing and build a first version from last year’s data. You correct it, and we agree when the dashboard opens and how often its figures are updated. You also decide who sees what: an editor may see one journal and a director all of them.',
    para2: `Where a journal has only a few papers, the dashboard shows counts and no percentages, because small numbers mislead. It does not identify readers. If you edit a single journal and want more detail, see <a href="/journals/editor/journal-metrics-analytics">journal metrics</a>.`,
    list: [
      { icon: 'settings', para: 'Each chart links to its definition, its source and the date of the latest count.' },
      { icon: 'server', para: 'You can download the tables as CSV files and load them into your own systems.' },
    ],
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
    note: 'Comment: the median includes decisions without review. Journal B decided on only 30 papers, so one or two of them can change its figures, and we give no percentage. Downloads do not show who read an article.',
  },
  services: [
    {
      heading: 'Journals you can compare',
      para: '“Time to first decision” means the same for each title, so a comparison between two of them is fair.',
    },
    {
      heading: 'Problems noticed early',
      para: 'You see falling submissions or slower decisions in time to act, before the annual report is due.',
    },
    {
      heading: 'Several measures, not one score',
      para: 'As the Declaration on Research Assessment (DORA) recommends, the dashboard shows several measures for an article instead of judging it by one score for its journal.',
    },
  ],
} as const satisfies JournalContent;
