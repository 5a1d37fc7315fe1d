import type { MenuPlace } from './Menu.ts';
import type { Page } from './Page.ts';
import type { SiteLink, SitePath } from './SitePath.ts';
import type { SiteRoute } from './SiteRoute.ts';
import type { Tone } from './Tone.ts';

// `tsc -b` fails when a line after a `@ts-expect-error` compiles.

// @ts-expect-error the page does not exist
export const path: SitePath = '/abuot';

// @ts-expect-error the page of the fragment does not exist
export const link: SiteLink = '/abuot#top';

// @ts-expect-error this service is for publishers
export const slug: SitePath = '/journals/author/peer-review';

// @ts-expect-error the audience does not exist
export const audience: SitePath = '/journals/reader/find-a-journal';

// @ts-expect-error a link to a service names the audience and the service
export const half: SitePath = '/journals/author';

export const translated: readonly SiteLink[] = ['/ar', '/ar/about', '/ar/journals/author/find-a-journal#limits'];

// @ts-expect-error no page has this address in any language
export const unknownTranslation: SitePath = '/ar/abuot';

// @ts-expect-error a page does not get this prop
export const PageWithLocation: Page = ({ location }) => location;

// @ts-expect-error `navigate` takes an address
export const PageWithNavigate: Page = ({ navigate }) => navigate(42);

// @ts-expect-error a parameter is a string or undefined
export const PageWithParams: Page = ({ params }) => params.slug.length;

const described = { title: 'About us', description: 'Who we are.' };

export const routes = [
  {
    pattern: '/about',
    page: 'AboutPage',
    // @ts-expect-error every path of a route has a title and a description
    paths: [{ path: '/about', title: 'About us' }],
  },
  // @ts-expect-error a route names its page module
  { pattern: '/contact', paths: [] },
  // @ts-expect-error the name of a page module ends in "Page"
  { pattern: '/gallery', page: 'Gallery', paths: [] },
  // @ts-expect-error the site does not have this language
  { pattern: '/xx/gallery', page: 'xx/GalleryPage', language: 'xx', paths: [] },
] as const satisfies readonly SiteRoute[];

export const ownRoutes = [
  { pattern: '/open-data', page: 'OpenDataPage', paths: [{ ...described, path: '/open-data' }] },
  { pattern: '/open-data/:year', page: 'YearPage', paths: [{ ...described, path: '/open-data/2026' }] },
  // @ts-expect-error the path does not match the pattern
  { pattern: '/open-data', page: 'OpenDataPage', paths: [{ ...described, path: '/open-date' }] },
  // @ts-expect-error the year is missing
  { pattern: '/open-data/:year', page: 'YearPage', paths: [{ ...described, path: '/open-data' }] },
] as const satisfies readonly SiteRoute<'/open-data' | '/open-data/:year'>[];

export const menus = [
  { menu: 'header', label: 'Open data' },
  { menu: 'journals', label: 'Open data' },
  // @ts-expect-error no page shows this menu
  { menu: 'foter', label: 'Open data' },
] as const satisfies readonly MenuPlace[];

// @ts-expect-error the tone does not exist
export const tone: Tone = 'pink';
