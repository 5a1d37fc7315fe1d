import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'journal-hosting',
  label: 'End-to-End journal hosting',
  desc: 'Your titles online, with metadata that indexes can read.',
  icon: 'server',
  description:
    'Journal hosting for publishers: move your whole list to one platform, keep DOIs and links working, and run open and subscription journals together.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'One platform for a publisher with several journals. Each journal keeps a home page of its own, and your staff manage them all with one login.',
  },
  section1: {
    img: 'publisher/Journalhosting-1',
    alt: 'Detail of the example: Articles',
    title: 'All your journals on one platform',
    para1:
      'Each journal keeps its domain, cover and editors. The journals share one search, one article template and one set of accounts. Your staff learn a single system, and you change the house style in a single place.',
    list: [
      { icon: 'layers', para: '<strong>Imprints:</strong> group the titles as your readers and customers know them.' },
      {
        icon: 'lock',
        para: '<strong>Access:</strong> open, hybrid or subscription for a journal; open or for subscribers only for an article.',
      },
      {
        icon: 'users',
        para: '<strong>Permissions:</strong> editors, production staff, sales staff and society partners each see what they need.',
      },
      {
        icon: 'search',
        para: '<strong>Discovery:</strong> libraries and search services receive your metadata, in KBART where they ask for it.',
      },
    ],
  },
  section2: {
    img: 'publisher/Journalhosting-2',
    alt: 'Detail of the example: Corrections and retractions',
    title: 'Moving from your present platform',
    heading1: 'Before the move',
    para1:
      'We count your volumes, articles, supplements and corrections, and list anything that is missing. You check and approve this inventory. Then we set up a test site for your editors, hidden from search engines. You choose the day of the move.',
    heading2: 'On the day',
    para2:
      'Old addresses redirect to the new pages, we update the Crossref record of each DOI, and then we test the links. Manuscripts under review can stay in the old system until they are decided, or move with the rest.',
    list: [
      {
        icon: 'compass',
        para: 'A journal that comes from another publisher is moved according to the Transfer Code of Practice.',
      },
      { icon: 'check', para: 'A report compares the number of articles before and after, journal by journal.' },
    ],
  },
  section3: {
    img: 'publisher/Journalhosting-3',
    alt: 'Detail of the example: DOIs that lead to the article',
    title: 'Publishing on the platform',
    para1: `Your typesetter sends JATS XML and PDF files. The platform checks them, shows you a preview and publishes at the time you choose; the DOI is registered in the same step. Subscribers sign in through their institution’s network or with an institutional account. Usage figures can go to the <a href="/journals/publisher/analytics-reporting-dashboard">reporting dashboard</a>.`,
    para2: 'Typesetting, copy-editing and subscription sales are not included.',
    list: [
      { icon: 'book', para: 'One journal can combine early view, continuous publication and whole issues.' },
      {
        icon: 'mail',
        para: 'Readers can follow a journal or a subject by e-mail and unsubscribe with one click.',
      },
    ],
  },
  specimen: {
    kind: 'table',
    caption: 'A comparison after the move of Journal A',
    columns: ['Content', 'Old platform', 'New platform'],
    groups: [
      {
        rows: [
          ['Articles', '1,284', '1,284'],
          ['Supplementary files', '377', '375'],
          ['Corrections and retractions', '19', '19'],
          ['Redirects tested', '4,106', '4,106'],
          ['DOIs that lead to the article', '1,284', '1,281'],
        ],
      },
    ],
    note: 'Open points: two supplementary files were already empty on the old platform, and the editor has been asked for them. Three Crossref records still need a correction.',
  },
  services: [
    {
      heading: 'Less work to launch a journal',
      para: 'A new title uses the existing template, which leaves more time to discuss its scope and its board.',
    },
    {
      heading: 'One agreement, one contact',
      para: 'You sign one agreement, and one person answers your questions about all your journals.',
    },
    {
      heading: 'Space for societies',
      para: 'A partner society can have its own branding and reports under your imprint.',
    },
    {
      heading: 'A change of access model',
      para: 'You can make one journal open access and leave the others as they are.',
    },
    {
      heading: 'Your content if you leave',
      para: 'You receive the files, the metadata and a list of redirects in standard formats, ready for your next platform.',
    },
  ],
} as const satisfies JournalContent;
