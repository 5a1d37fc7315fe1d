import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'analytics-reporting-dashboard',
  label: 'Analytics & Reporting dashboard',
  desc: 'Submissions, turnaround and readership on one screen.',
  icon: 'chart',
  description:
    'A publishing dashboard for journal lists: submissions, turnaround, COUNTER-style usage and citations, with definitions, exports and plain reports.',
  drawings: ['bars', 'lines', 'linked-nodes'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Submissions, review times, downloads and citations of your whole list on one screen. Each number says where it comes from and when it was last counted.',
  },
  section1: {
    img: 'publisher/Analytics-1',
    alt: '',
    title: 'Four questions, four views',
    para1:
      'Publishers rarely lack data. They lack one place where titles can be compared by the same definition. We connect your submission system, hosting platform and DOI records, agree each definition with you, and build the views from them.',
    list: [
      { icon: 'file', para: '<strong>What comes in?</strong> Submissions by title, country, article type and month.' },
      {
        icon: 'clock',
        para: '<strong>How long does it take?</strong> Median days to first decision, to acceptance and to online publication.',
      },
      {
        icon: 'book',
        para: '<strong>Who reads it?</strong> Item requests and investigations, with robots and double clicks taken out.',
      },
      {
        icon: 'layers',
        para: '<strong>Who builds on it?</strong> Citations counted through open DOI metadata, article by article.',
      },
    ],
  },
  section2: {
    img: 'publisher/Analytics-2',
    alt: '',
    title: 'Reports for people who do not log in',
    para1:
      'A board wants to talk, a society wants to compare, and a library consortium wants files in its own layout. We prepare each report as a PDF to read and a table to reuse. An analyst adds a page of comment: what changed, what may explain it, and what the figures cannot tell.',
    heading2: 'Usage for libraries',
    para2:
      'Reports for subscribers follow the layout and counting rules of the COUNTER Code of Practice. A formal audit is a separate step, which the publisher orders from an auditor.',
    list: [
      {
        icon: 'presentation',
        para: 'Board pack: one page per journal with five-year curves where your data reach that far.',
      },
      {
        icon: 'megaphone',
        para: 'Campaign view: reading before and after a special issue, a call for papers or a press release.',
      },
    ],
  },
  section3: {
    img: 'publisher/Analytics-3',
    alt: '',
    title: 'Setting it up, and its limits',
    para1:
      'You name a contact who knows the systems, and send sample exports. We map the fields, list the gaps and show a first version built on your past year. After your corrections the feed runs every night. Roles decide who sees what: an editor opens one journal, a director opens all.',
    para2: `Small numbers mislead, so views with few papers show counts rather than rates. No reader is identified, and no profile is kept. The dashboard does not predict an impact factor. Single editors who need depth rather than breadth can look at <a href="/journals/editor/journal-metrics-analytics">journal metrics</a>.`,
    list: [
      { icon: 'settings', para: 'Every chart opens its definition, its source and the time of the latest count.' },
      { icon: 'server', para: 'All tables download as CSV, and the raw data can feed your own warehouse.' },
    ],
  },
  services: [
    { heading: 'Like with like', para: 'Turnaround means the same for every title.' },
    {
      heading: 'Early signs',
      para: 'A slowing desk or a falling intake shows within weeks, not in the annual accounts.',
    },
    {
      heading: 'Less spreadsheet work',
      para: 'Managers stop copying columns between four systems before each meeting.',
    },
    {
      heading: 'Evidence for change',
      para: 'Closing, merging or launching a journal can rest on several years of records.',
    },
    {
      heading: 'Responsible metrics',
      para: 'In the spirit of DORA, articles are shown with several measures and never by one journal score.',
    },
    {
      heading: 'Plain language',
      para: 'The written comment is meant for directors and scholars alike, without jargon.',
    },
  ],
} as const satisfies JournalContent;
