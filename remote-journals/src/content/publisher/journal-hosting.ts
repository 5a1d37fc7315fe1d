import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'journal-hosting',
  label: 'End-to-End journal hosting',
  desc: 'Your titles online, with metadata that indexes can read.',
  icon: 'server',
  description:
    'Journal hosting for publishers: move a whole list to one platform, keep DOIs and links alive, and serve open and subscription titles side by side.',
  drawings: ['spines', 'linked-nodes', 'stacked-sheets'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'A platform for a publisher with several journals: one catalogue, one login for staff, and a home of its own for every title.',
  },
  section1: {
    img: 'publisher/Journalhosting-1',
    alt: '',
    title: 'A list, not a pile of websites',
    para1:
      'Each journal keeps its domain, cover and editors. Behind them stands a shared installation with a single search, a common article template and central accounts. Your staff learn one tool, and a change to the house style reaches all titles together.',
    list: [
      { icon: 'layers', para: '<strong>Titles and imprints</strong> are grouped as you sell or present them.' },
      {
        icon: 'lock',
        para: '<strong>Access models</strong> can differ: open, hybrid or subscription, down to the single article.',
      },
      {
        icon: 'users',
        para: '<strong>Rights</strong> follow the role: editor, production, sales, finance, society partner.',
      },
      {
        icon: 'search',
        para: '<strong>Discovery</strong> feeds leave nightly for search services and library link resolvers, in KBART where asked.',
      },
    ],
  },
  section2: {
    img: 'publisher/Journalhosting-2',
    alt: '',
    title: 'Moving without losing a link',
    heading1: 'Before the date',
    para1:
      'We count what you own: volumes, articles, supplements, licences, corrections. You see the inventory, sign it and know what is missing. A rehearsal copy then goes up for your editors to try, with search engines kept out.',
    heading2: 'On the date',
    para2:
      'Old addresses redirect to new ones, each Crossref DOI is pointed to its new page, and a script follows every one of them. Submissions under review remain in the old system until they are decided, unless you prefer to move them as well.',
    list: [
      { icon: 'compass', para: 'Journals that change hands are handled in line with the Transfer Code of Practice.' },
      { icon: 'check', para: 'A reconciliation sheet compares article totals before and after, title by title.' },
    ],
  },
  section3: {
    img: 'publisher/Journalhosting-3',
    alt: '',
    title: 'Life on the platform',
    para1: `New articles arrive from your typesetter as JATS XML and PDF. They are validated, previewed and released at the hour you set, with DOI registration in the same step. Institutional subscribers sign in by IP range or federated login. Usage can flow into the <a href="/journals/publisher/analytics-reporting-dashboard">reporting dashboard</a>.`,
    para2:
      'Typesetting, copy-editing and subscription sales are not part of hosting. Applications to indexes are prepared with you, and the decision belongs to each index.',
    list: [
      { icon: 'book', para: 'Early view, continuous articles and classic issues may be mixed within one title.' },
      {
        icon: 'mail',
        para: 'Readers subscribe to content alerts by journal or subject and can stop them with a click.',
      },
    ],
  },
  services: [
    {
      heading: 'New titles start quickly',
      para: 'A launch reuses the template, so that the discussion is about scope and not about servers.',
    },
    { heading: 'One contract, one contact', para: 'A single account manager knows the entire list and its calendar.' },
    {
      heading: 'Room for societies',
      para: 'Partner societies get their own branding and reports beneath your imprint.',
    },
    {
      heading: 'Old citations still work',
      para: 'Printed addresses from earlier decades continue to lead somewhere useful.',
    },
    { heading: 'Mixed business models', para: 'Flip one journal to open access without touching its neighbours.' },
    {
      heading: 'Your exit is written down',
      para: 'Files, metadata and redirects are handed back in standard formats if you ever move on.',
    },
  ],
} as const satisfies JournalContent;
