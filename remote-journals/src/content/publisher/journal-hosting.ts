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
    desc: 'For a publisher with several journals. Each keeps a home page of its own, and your staff manage them all with one login.',
  },
  facts: {
    send: 'Your files, metadata and DOIs',
    receive: 'All your journals on one platform',
    decides: 'You choose the day of the move',
  },
  section1: {
    img: 'publisher/Journalhosting-1',
    rows: [5, 6],
    title: 'What the journals share, and what they keep',
    para1: 'Each journal keeps its domain and cover. They share one search and one set of accounts.',
    list: [
      {
        icon: 'lock',
        para: '<strong>Access:</strong> open, hybrid or by subscription, down to the single article.',
      },
      {
        icon: 'users',
        para: '<strong>Permissions:</strong> editors, production, sales and society partners each see what they need.',
      },
      {
        icon: 'search',
        para: '<strong>Discovery:</strong> libraries and search services receive your metadata, in KBART where they ask for it.',
      },
    ],
  },
  section2: {
    img: 'publisher/Journalhosting-2',
    rows: [2, 3],
    title: 'Moving from your present platform',
    heading1: 'Before the move',
    para1:
      'We count your articles and corrections, and list the gaps. Then your editors get a test site, hidden from search engines.',
    heading2: 'On the day',
    para2:
      'Old addresses redirect to the new pages, the Crossref record of each DOI is updated, and then we test the links.',
    list: [
      {
        icon: 'compass',
        para: 'A journal that comes from another publisher moves under the Transfer Code of Practice.',
      },
    ],
  },
  section3: {
    img: 'publisher/Journalhosting-3',
    rows: [4],
    title: 'From typesetter to reader',
    para1: `The platform checks your typesetter’s JATS XML and PDF files, shows a preview, publishes at the time you choose and registers the DOI. Subscribers sign in through their institution. Usage figures can go to the <a href="/journals/publisher/analytics-reporting-dashboard">reporting dashboard</a>.`,
    para2: 'Typesetting, copy-editing and subscription sales are not included.',
    list: [],
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
          ['Domain and cover', 'Its own', 'Its own'],
          ['Search and accounts', 'Its own', 'Shared'],
        ],
      },
    ],
    note: 'Open points: two supplementary files were already empty on the old platform, and the editor has been asked for them. Three Crossref records still need a correction.',
  },
  services: [
    {
      heading: 'One agreement, one contact',
      para: 'One person answers your questions about all your journals.',
    },
    {
      heading: 'Space for societies',
      para: 'A partner society can have its own branding and reports under your imprint.',
    },
    {
      heading: 'Your content if you leave',
      para: 'Files and metadata in standard formats, ready for your next platform.',
    },
  ],
} as const satisfies JournalContent;
