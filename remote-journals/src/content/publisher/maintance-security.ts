import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'maintance-security',
  label: 'Ongoing maintenance & Security',
  desc: 'Updates, monitoring and backups that are tried out.',
  icon: 'shield',
  description:
    'Maintenance and security for journal websites: planned updates, tested backups, access reviews and a written incident plan with people behind it.',
  drawings: ['month-grid', 'stacked-sheets', 'keyhole'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Named engineers update, watch and back up your journal sites on a calendar that you can read. When something breaks, you hear it from us.',
  },
  section1: {
    img: 'publisher/Security-1',
    alt: '',
    title: 'A calendar of small jobs',
    para1:
      'Sites decay through jobs that nobody owns. We begin with a survey of your software, plug-ins, certificates, accounts and contracts. From it comes a calendar with a name beside each line. Security fixes are applied first to a copy of the site, tried there, and then released.',
    list: [
      { icon: 'settings', para: '<strong>Each week:</strong> updates, failed logins, broken links and form tests.' },
      { icon: 'users', para: '<strong>Each quarter:</strong> a review of who still has an account and why.' },
      {
        icon: 'calendar',
        para: '<strong>Each year:</strong> certificates, domain renewals, a restore drill and a check of old plug-ins.',
      },
    ],
  },
  section2: {
    img: 'publisher/Security-2',
    alt: '',
    title: 'Protection in layers',
    heading1: 'In front',
    para1:
      'Connections are encrypted with current versions of TLS. Security headers restrict which scripts a page may run. Login pages slow down guessing, and editors sign in with a second factor. Unpublished manuscripts are kept apart from the public site.',
    heading2: 'Behind',
    para2:
      'Backups are encrypted, stored away from the live server and restored in a drill, since an untested backup is a hope. Logs are kept long enough to reconstruct an incident, then deleted.',
    list: [
      { icon: 'lock', para: 'Our staff reach your systems through personal accounts, never a shared password.' },
      { icon: 'search', para: 'Known weaknesses in the libraries you use are matched against public advisories.' },
      { icon: 'server', para: 'Test systems hold invented data instead of real reviewers and authors.' },
    ],
  },
  section3: {
    img: 'publisher/Security-3',
    alt: '',
    title: 'If something goes wrong',
    para1:
      'The incident plan is written in calm weather. It says who may take a site offline, who speaks to editors and authors, and which authority has to be told, and by when. After the event you receive an account of cause, effect and remedy, without blame and without gaps.',
    para2: `We look after systems that we have surveyed. Desktop computers, office mail and penetration tests by an outside firm are not included, although we prepare such a test and close its findings. To arrange the survey, <a href="/contact">write to the team</a>.`,
    list: [
      {
        icon: 'message',
        para: 'A security contact file on each domain tells whoever finds a flaw where to report it.',
      },
      {
        icon: 'shield',
        para: 'Data protection duties are planned with your own officer, under the law that applies to you.',
      },
    ],
  },
  services: [
    {
      heading: 'Old sites welcome',
      para: 'A journal from an earlier decade can be stabilised first and renewed when funds allow.',
    },
    { heading: 'Change you can trace', para: 'A log lists every update with its date, author and reason.' },
    { heading: 'Quiet publication days', para: 'No update is scheduled on the day an issue appears.' },
    { heading: 'People, not only alarms', para: 'An engineer looks at each alert and tells you what it means.' },
    { heading: 'Manuscripts stay private', para: 'Rights are cut to what a role needs, above all around peer review.' },
    {
      heading: 'Fewer single points',
      para: 'Domain, certificate and hosting accounts are registered to you rather than to one employee.',
    },
  ],
} as const satisfies JournalContent;
