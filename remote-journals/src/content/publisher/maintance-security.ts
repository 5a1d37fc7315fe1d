import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'maintance-security',
  label: 'Ongoing maintenance & Security',
  desc: 'Planned updates and tested backups.',
  icon: 'shield',
  description:
    'Maintenance and security for journal websites: planned updates, tested backups, reviews of user accounts and an incident plan agreed in advance.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a publisher’s websites. Updates and backups on a schedule that you can see.',
  },
  facts: {
    send: 'A list of your sites, accounts and contracts',
    receive: 'A schedule, a log and tested backups',
    decides: 'The agreement names who acts',
  },
  section1: {
    img: 'publisher/Security-1',
    rows: [6],
    title: 'A maintenance schedule',
    para1:
      'After a survey of your software, the schedule gives each task a date and an owner. Security updates are tested on a copy of the site.',
    list: [
      { icon: 'users', para: '<strong>Account reviews:</strong> who has access, and whether they still need it.' },
      {
        icon: 'calendar',
        para: '<strong>Renewals:</strong> certificates and domain names, in good time.',
      },
    ],
  },
  section2: {
    img: 'publisher/Security-2',
    rows: [1, 2],
    title: 'How your sites are protected',
    heading1: 'Connections and sign-in',
    para1:
      'Connections are encrypted with current versions of TLS. Editors sign in with a second factor. Unpublished manuscripts are kept apart from the public site.',
    heading2: 'Backups that have been tried',
    para2:
      'Backups are encrypted and stored away from the live server. We restore them as a test. Logs are kept long enough to investigate an incident, then deleted.',
    list: [],
  },
  section3: {
    img: 'publisher/Security-3',
    rows: [4, 5],
    title: 'If there is an incident',
    para1:
      'The incident plan names who acts, who is told and by when. Afterwards you receive a report on the cause and the measures taken.',
    para2: `Office computers and office email are not included. Another firm can test the sites for weaknesses, and we fix what it finds. To arrange a survey, <a href="/contact">write to the team</a>.`,
    list: [],
  },
  specimen: {
    kind: 'schedule',
    caption: 'The record of a restore test',
    entries: [
      { when: '09:00', what: 'Backup chosen.', detail: 'Last night’s copy of Journal A.' },
      { when: '09:10', what: 'Restore started.', detail: 'On an empty server, from the written instructions.' },
      { when: '09:52', what: 'Restore finished.', detail: '42 minutes; the target was 60.' },
      { when: '10:05', what: 'Contents compared.', detail: 'All 860 articles open, and their checksums agree.' },
      {
        when: '10:20',
        what: 'Problem found.',
        detail: 'Scheduled emails did not start; the instructions lacked a step.',
      },
      { when: '10:40', what: 'Instructions corrected.', detail: 'The test of this step was repeated and passed.' },
      { when: '11:00', what: 'Next test planned.', detail: 'In three months; the server team runs it.' },
    ],
    note: 'The target time and the dates of the tests are agreed with you.',
  },
  services: [
    {
      heading: 'Older websites too',
      para: 'A site can be made safer now and replaced later.',
    },
    {
      heading: 'A log of changes',
      para: 'With the reason and the person responsible.',
    },
    {
      heading: 'Accounts in your name',
      para: 'Domains and hosting are registered to your organisation.',
    },
  ],
} as const satisfies JournalContent;
