import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'technical-support',
  label: 'Technical support & Maintenance',
  desc: 'Someone to ask when it misbehaves, and regular upkeep.',
  icon: 'clock',
  description:
    'Technical support for university publishing platforms: a ticket desk, agreed priorities, tested upgrades and a monthly service review with your IT team.',
  drawings: ['linked-nodes', 'month-grid', 'drawers'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'A help desk for your platform staff and engineers who maintain the software beneath it, working to hours and priorities written in the agreement.',
  },
  section1: {
    img: 'university/TechnicalSupport-1',
    alt: '',
    title: 'How a ticket travels',
    para1:
      'Your librarians, journal managers and technicians report a fault by form or e-mail. A support engineer confirms it, gives it a priority and repeats the problem on a copy of your platform. You see the state of the ticket, its owner and the next step until you agree that it is closed.',
    list: [
      {
        icon: 'message',
        para: '<strong>Urgent:</strong> nobody can submit, review or read. Work begins ahead of everything else.',
      },
      {
        icon: 'clock',
        para: '<strong>Normal:</strong> one function fails but there is a workaround. It is sent to you first.',
      },
      { icon: 'pen', para: '<strong>Request:</strong> a change or an idea. It is discussed at the monthly meeting.' },
    ],
  },
  section2: {
    img: 'university/TechnicalSupport-2',
    alt: '',
    title: 'Upgrades around the academic year',
    para1:
      'Releases of the platform are read, tried on a staging copy and compared with your add-ons. Your IT department sees the test notes and picks the window. Examination weeks, thesis deadlines and the closing days of an issue are blocked in the calendar.',
    heading2: 'Before and after',
    para2:
      'A snapshot is taken, the upgrade runs, and a script submits a paper, invites a reviewer and opens an article. If one of these fails, we return to the snapshot and try another day.',
    list: [
      { icon: 'server', para: 'Disk space, mail queues, scheduled tasks and search indexes are watched throughout.' },
      { icon: 'shield', para: 'Fixes for serious weaknesses may be brought forward, by a call to your duty officer.' },
      { icon: 'search', para: 'Links to the identity system and to Crossref are probed after every change.' },
    ],
  },
  section3: {
    img: 'university/TechnicalSupport-3',
    alt: '',
    title: 'Who does what',
    para1:
      'Support works well when the boundary is clear. Our engineers look after the application, the database and the add-ons that are listed in the agreement. Your IT department keeps the network, the identity system and, on campus, the machines. A joint page names the people on each side, with a deputy for holidays.',
    para2: `Questions by authors about a decision go to the editor, not to the desk. Lessons for new staff belong to <a href="/journals/university/training-user-support">training</a>. Rewriting the platform for a special request is quoted as a separate job.`,
    list: [
      {
        icon: 'chart',
        para: 'A monthly summary lists tickets by cause, and proposes how to make the frequent ones disappear.',
      },
      { icon: 'lock', para: 'We enter live data only for a ticket, and the access is logged.' },
    ],
  },
  services: [
    { heading: 'Engineers who know the trade', para: 'You need not explain what a desk rejection or an embargo is.' },
    {
      heading: 'Calm for small teams',
      para: 'A library with one systems librarian gains colleagues to lean on during absences.',
    },
    { heading: 'Honest status', para: 'During an outage a plain notice appears, with the time of the next update.' },
    {
      heading: 'Causes, not patches',
      para: 'A fault that returns is opened again as a problem and traced to its source.',
    },
    {
      heading: 'Knowledge stays with you',
      para: 'Answers are collected in a searchable notebook that the university owns.',
    },
    { heading: 'Reviewed together', para: 'Hours, priorities and scope are looked at each year and can be altered.' },
  ],
} as const satisfies JournalContent;
