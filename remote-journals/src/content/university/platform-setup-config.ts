import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'platform-setup-config',
  label: 'Platform setup & Configuration',
  desc: 'Built around the roles and committees you already have.',
  icon: 'settings',
  description:
    'Publishing platform setup for universities: requirements, single sign-on, roles, review forms, DOIs and a trial issue before the first journal opens.',
  drawings: ['stacked-sheets', 'linked-nodes', 'lines'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'We install a publishing platform for the university and configure it with your library and IT department, until the first journal can take submissions.',
  },
  section1: {
    img: 'university/Configuration-1',
    alt: '',
    title: 'First the questions, then the server',
    para1:
      'A workshop brings together the library, the IT department, the research office and two or three future editors. We ask who may found a journal, who approves it, which languages it uses and where data may be kept. The answers fill a short requirements document that all four sign.',
    list: [
      {
        icon: 'users',
        para: '<strong>From you:</strong> a project owner with a mandate, and a technician who knows the identity system.',
      },
      {
        icon: 'file',
        para: '<strong>From us:</strong> the document, a plan with dates, and a list of risks in ordinary words.',
      },
      { icon: 'server', para: '<strong>A choice:</strong> servers on campus, in the country, or operated by us.' },
    ],
  },
  section2: {
    img: 'university/Configuration-2',
    alt: '',
    title: 'What gets configured',
    heading1: 'People and rights',
    para1:
      'Staff and students sign in with their university account through SAML or OpenID Connect. Outside authors register with an e-mail address or an ORCID iD. Each faculty manages its own journals, and the central office sees the whole platform.',
    heading2: 'Workflow',
    para2:
      'Submission steps, review forms, decision letters and reminder dates are set up once as a template. A new title copies the template and changes only what its field requires, for instance an ethics question for medicine.',
    list: [
      { icon: 'settings', para: 'DOI prefix, ISSN fields, licence list and metadata export are connected and tried.' },
      {
        icon: 'languages',
        para: 'Menus, letters and dates follow the language of the user, including right-to-left scripts.',
      },
      {
        icon: 'mail',
        para: 'Outgoing mail is authenticated with the university domain, so that invitations reach the inbox.',
      },
    ],
  },
  section3: {
    img: 'university/Configuration-3',
    alt: '',
    title: 'A trial issue before the real one',
    para1:
      'Colleagues play author, reviewer and editor with invented papers, from submission to the published page. Every obstacle goes on a list, and we settle the list before anyone outside is invited. Then the platform opens with a single journal; others follow at the pace of their editors.',
    para2: `Setting up covers software and settings. It does not cover the running of editorial offices, and it does not decide your publishing policy. Day-to-day help afterwards is described under <a href="/journals/university/technical-support">technical support</a>.`,
    list: [
      { icon: 'check', para: 'Acceptance is tested against the signed requirements, one line after the other.' },
      { icon: 'book', para: 'An operating manual records each setting and the reason for its value.' },
    ],
  },
  services: [
    { heading: 'One account for all', para: 'Nobody on campus needs another password to submit, review or edit.' },
    {
      heading: 'Faculties keep their ways',
      para: 'Law, engineering and nursing can differ in process within common limits.',
    },
    {
      heading: 'Data where you want it',
      para: 'The place of storage is a decision made by the university and stated in the contract.',
    },
    {
      heading: 'Standards from the outset',
      para: 'OAI-PMH, Dublin Core and JATS exports are switched on before content arrives.',
    },
    {
      heading: 'Rehearsed, not hoped for',
      para: 'Editors have already made their mistakes on papers that did not exist.',
    },
    { heading: 'Open to growth', para: 'Adding a journal takes a form and an approval, with no new project.' },
  ],
} as const satisfies JournalContent;
