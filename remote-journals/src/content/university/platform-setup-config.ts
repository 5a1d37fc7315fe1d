import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'platform-setup-config',
  label: 'Platform setup & Configuration',
  desc: 'Set up for the roles and committees you already have.',
  icon: 'settings',
  description:
    'Publishing platform setup for universities: requirements, single sign-on, roles, review forms, DOIs and a trial issue before the first journal opens.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a university that starts to publish. With your library and IT department we install and configure the platform.',
  },
  facts: {
    send: 'A project owner, and a view of your systems',
    receive: 'A tested platform, ready for a first journal',
    decides: 'You, on the requirements',
  },
  section1: {
    img: 'university/Configuration-1',
    rows: [3],
    title: 'Agreeing the requirements',
    para1: 'A workshop comes first, with the library and the IT department. The answers become a short document.',
    list: [
      {
        icon: 'server',
        para: '<strong>Your choice of servers:</strong> on campus, elsewhere in your country or run by us.',
      },
    ],
  },
  section2: {
    img: 'university/Configuration-2',
    rows: [1],
    title: 'What we configure',
    heading1: 'One sign-in',
    para1:
      'Staff and students sign in with their university account through SAML or OpenID Connect. Authors from outside register with an email address or an ORCID iD.',
    heading2: 'One template for every journal',
    para2: 'Review forms and decision letters are set up once. A new journal changes what its subject requires.',
    list: [],
  },
  section3: {
    img: 'university/Configuration-3',
    rows: [2],
    title: 'A trial issue',
    para1: `Your colleagues play author, reviewer and editor and run test papers from start to finish. Moving back issues is part of <a href="/journals/university/journal-hosting">journal hosting</a>, and help after opening is <a href="/journals/university/technical-support">technical support</a>.`,
    list: [],
  },
  specimen: {
    kind: 'report',
    caption: 'Two entries in a requirements document',
    parts: [
      {
        title: '4. Who may start a journal?',
        facts: [
          ['Agreed', 'A faculty applies, and the publications committee approves.'],
          ['On the platform', 'Deans can fill in the form. The journal stays hidden until it is approved.'],
          ['Test', 'A test faculty applies; a test committee refuses, then approves.'],
        ],
      },
      {
        title: '9. Where are the data stored?',
        facts: [
          ['Agreed', 'In the country of the university.'],
          ['On the platform', 'The database, the files and the backups are in two data centres in the country.'],
          ['Test', 'The IT department confirms where the database, files and backups are.'],
        ],
      },
    ],
  },
  services: [
    {
      heading: 'One account for staff and students',
      para: 'No second password for anyone on campus.',
    },
    {
      heading: 'Standards from the start',
      para: 'OAI-PMH, Dublin Core and JATS exports are on from day one.',
    },
    {
      heading: 'A journal to practise on',
      para: 'Editors make their first mistakes on test papers, not on real ones.',
    },
  ],
} as const satisfies JournalContent;
