import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'technical-support',
  label: 'Technical support & Maintenance',
  desc: 'A help desk for your platform, and regular maintenance.',
  icon: 'clock',
  description:
    'Technical support for university publishing platforms: a help desk, agreed priorities, tested upgrades and a regular review with your IT department.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a university’s platform: a help desk for the people who run it, and engineers for the software.',
  },
  facts: {
    send: 'A ticket, by form or email',
    receive: 'A reply, a fix and the reason',
    decides: 'You close the ticket',
  },
  section1: {
    img: 'university/TechnicalSupport-1',
    rows: [1],
    title: 'How we handle a ticket',
    para1: 'We confirm a problem and reproduce it on a copy of your platform. You see its status and the next step.',
    list: [
      {
        icon: 'message',
        para: '<strong>Urgent:</strong> users cannot submit or read. It comes first.',
      },
      {
        icon: 'clock',
        para: '<strong>Normal:</strong> one function fails, and there is another way, which we explain first.',
      },
    ],
  },
  section2: {
    img: 'university/TechnicalSupport-2',
    rows: [4],
    title: 'Upgrades that fit the academic year',
    para1:
      'A new version is tested on a copy, together with your add-ons. Your IT department reads the test notes and chooses the date. Examination weeks are left alone.',
    list: [],
  },
  section3: {
    img: 'university/TechnicalSupport-3',
    rows: [3],
    title: 'Who is responsible for what',
    para1: `We look after the application and the database, your IT department the network and any servers on campus. Lessons for new staff are <a href="/journals/university/training-user-support">training</a>. A new function has its own quotation.`,
    list: [],
  },
  specimen: {
    kind: 'message',
    caption: 'A ticket and the first reply',
    messages: [
      {
        from: 'Journal manager',
        to: 'Help desk',
        subject: 'Reviewers do not receive our invitations',
        paras: [
          'Two reviewers say that our invitations of this morning have not arrived. The platform shows both as sent.',
        ],
      },
      {
        from: 'Help desk',
        to: 'Journal manager',
        subject: 'Ticket 118 (normal): Reviewers do not receive our invitations',
        paras: [
          'For now, please copy the link from the invitation page and send it from your own email account.',
          'A certificate of the mail server has expired.',
          'Next step: your IT department renews the certificate. We will write again at 15:00.',
          'The upgrade planned for Monday waits until your examinations are over.',
        ],
      },
    ],
    note: 'The agreement sets the times for a first reply.',
  },
  services: [
    {
      heading: 'Engineers who know publishing',
      para: 'They know what a desk rejection or an embargo is.',
    },
    {
      heading: 'Help for small teams',
      para: 'Someone to ask when the only systems librarian is away.',
    },
    {
      heading: 'Clear news during an outage',
      para: 'What is affected, and when you will hear more.',
    },
  ],
} as const satisfies JournalContent;
