import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'journal-metrics-analytics',
  label: 'Journal metrics & Analytics',
  desc: 'Where papers come from, how long they wait, who cites them.',
  icon: 'chart',
  description:
    'Submission, review, readership and citation figures for journal editors, with clear definitions, sources and a yearly report for the board.',
  drawings: ['bars', 'spines', 'lines'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Figures about your journal that an editor can act on: what arrives, how long each stage takes, who reviews, who reads and who cites.',
  },
  section1: {
    img: 'editor/JournalMetrics-1',
    alt: '',
    title: 'Begin with the questions of your board',
    heading1: 'Few figures, well defined',
    para1:
      'An analyst first asks what you need to decide. More associate editors? A narrower scope? A special issue? Each decision needs two or three figures, and every figure gets a written definition. “Time to first decision” means little until it is clear whether desk rejections count.',
    heading2: 'Where the numbers come from',
    para2:
      'You give read access or an export from your submission system, and the analyst adds open sources such as Crossref and usage logs of the journal site. Names of authors and reviewers are replaced by codes wherever a person need not be known.',
    list: [
      { icon: 'chart', para: 'Medians and ranges are shown, because one slow manuscript can distort a mean.' },
      {
        icon: 'clock',
        para: 'Each stage is timed: check, assignment, invitation, report, decision, revision, production.',
      },
      { icon: 'search', para: 'Where records are incomplete, the gap is printed beside the chart.' },
    ],
  },
  section2: {
    img: 'editor/JournalMetrics-2',
    alt: '',
    title: 'Readers, citations and indexes',
    para1:
      'Downloads are counted after robots have been removed. Citations are listed by article and year, so that a single much-cited review is seen for what it is. The report explains what a journal-level indicator can tell you, and why it says nothing about an individual paper.',
    para2:
      'Papers in the journals we publish are indexed in over 15 indexes. They are also sent for Web of Science consideration. What goes in is for every index to settle by its own criteria. If you edit a journal elsewhere, the analyst compares its present state with those published criteria and lists what is missing.',
    list: [
      {
        icon: 'globe',
        para: 'Authors and readers are mapped by country to show the places the journal does not reach.',
      },
      { icon: 'layers', para: 'Coverage is tested by sample: are recent articles really found in each database?' },
      {
        icon: 'shield',
        para: 'Unusual self-citation or citation between the same titles is pointed out to you early.',
      },
    ],
  },
  section3: {
    img: 'editor/JournalMetrics-3',
    alt: '',
    title: 'A report that is discussed',
    para1:
      'You get a document of a few pages with charts, definitions and three proposals, and the tables behind it as a spreadsheet. The analyst presents it to the board by video and stays for questions. A year later the same definitions are used again, which is what makes a comparison fair.',
    para2: `We do not sell ways to raise an indicator. Advice such as asking authors for citations has no place here. To talk about your data, <a href="/contact">contact the team</a>; a first reply follows within 24 hours.`,
    list: [
      { icon: 'presentation', para: 'One slide per decision, for the board meeting.' },
      { icon: 'file', para: 'A version for the public, for journals that publish their own performance.' },
    ],
  },
  services: [
    {
      heading: 'Reviewer load in view',
      para: 'See who is asked too often, who has not been asked for years, and which topics lack referees.',
    },
    {
      heading: 'Decisions across the board',
      para: 'Differences between handling editors come to light and can be talked about with evidence.',
    },
    {
      heading: 'Independent of the system',
      para: 'We work from exports, so a move to other software does not end the series.',
    },
    {
      heading: 'Your data, your file',
      para: 'The journal keeps every table and the method, and can do the next report without us.',
    },
    {
      heading: 'Fair to people',
      para: 'Reports describe processes. They are not built to rank single reviewers or authors.',
    },
    {
      heading: 'Ready for applications',
      para: 'Many of the figures asked for by directories and indexes are then already in hand.',
    },
  ],
} as const satisfies JournalContent;
