import type { ServiceTile } from './content/Content.ts';
import type { LegalContent } from './content/LegalContent.ts';
import type { Page } from './Page.ts';
import { paths } from './paths.ts';
import type { SiteRoute } from './SiteRoute.ts';
import type { Tone } from './Tone.ts';

// Each line below a mark is wrong on purpose. `tsc -b` fails when one of them begins to compile.

// @ts-expect-error there is no such page to link to
export const link = paths.abuot.href();

// @ts-expect-error this service is one for publishers
export const slug = paths.journal.href('author', 'peer-review');

// @ts-expect-error there is no such audience
export const audience = paths.journal.href('reader', 'find-a-journal');

// @ts-expect-error a link to a service names both
export const half = paths.journal.href('author');

// @ts-expect-error a page gets no such prop
export const PageWithLocation: Page = ({ location }) => location;

// @ts-expect-error a page is left by `navigate` with an address
export const PageWithNavigate: Page = ({ navigate }) => navigate(42);

// @ts-expect-error a parameter is a text, or is not there
export const PageWithParams: Page = ({ params }) => params.slug.length;

const told = { title: 'About us', description: 'Who we are.' };
const tile = { img: 'globe', title: 'About us', desc: 'Who we are.' } as const;

export const routes = [
  {
    pattern: paths.about.pattern,
    page: 'AboutPage',
    // @ts-expect-error a route tells search engines what each of its addresses is about
    paths: [{ path: paths.about.href(), title: 'About us' }],
  },
  // @ts-expect-error a route names the page that answers
  { pattern: paths.contact.pattern, paths: [] },
  // @ts-expect-error a page module is named so
  { pattern: paths.gallery.pattern, page: 'Gallery', paths: [] },
  // @ts-expect-error the site has no such pattern
  { pattern: '/abuot', page: 'AboutPage', paths: [] },
  // @ts-expect-error this address is that of another route
  { pattern: '/about', page: 'AboutPage', paths: [{ ...told, path: '/contact' }] },
  // @ts-expect-error this address is misspelt
  { pattern: '/about', page: 'AboutPage', paths: [{ ...told, path: '/abuot' }] },
  // @ts-expect-error the pattern of this address has one part more
  { pattern: paths.journal.pattern, page: 'JournalPage', paths: [{ ...told, path: '/journals/author' }] },
  // An address of the site may be written in full, once it is right.
  { pattern: '/contact', page: 'ContactPage', paths: [{ ...told, path: '/contact' }] },
] as const satisfies readonly SiteRoute[];

export const ownRoutes = [
  { pattern: '/open-data', page: 'OpenDataPage', paths: [{ ...told, path: '/open-data' }] },
  { pattern: '/open-data/:year', page: 'YearPage', paths: [{ ...told, path: '/open-data/2026' }] },
  // @ts-expect-error a remote claims no address that it has not named
  { pattern: '/open-date', page: 'OpenDataPage', paths: [] },
  // @ts-expect-error no year follows
  { pattern: '/open-data/:year', page: 'YearPage', paths: [{ ...told, path: '/open-data' }] },
] as const satisfies readonly SiteRoute<'/open-data' | '/open-data/:year'>[];

export const linkedTiles: readonly ServiceTile[] = [
  { ...tile, link: paths.about.href() },
  // @ts-expect-error content leads to no such address
  { ...tile, link: '/abuot' },
];

export const content: LegalContent = {
  // @ts-expect-error a banner needs a description
  banner: { title: 'Privacy', date: '18th August 2025' },
  section: {
    desc: 'What we know.',
    content: [
      {
        id: 'one',
        heading: '1. One',
        desc: 'First.',
        // @ts-expect-error content has no such field
        colour: 'red',
      },
    ],
  },
};

// @ts-expect-error there is no such tone
export const tone: Tone = 'pink';
