import type { Page } from './Page.ts';
import type { SiteLink, SitePath } from './SitePath.ts';
import type { SiteRoute } from './SiteRoute.ts';
import type { Tone } from './Tone.ts';

// Each line below a mark is wrong on purpose. `tsc -b` fails when one of them begins to compile.

// @ts-expect-error there is no such page to link to
export const path: SitePath = '/abuot';

// @ts-expect-error a place on a page that does not exist
export const link: SiteLink = '/abuot#top';

// @ts-expect-error this service is one for publishers
export const slug: SitePath = '/journals/author/peer-review';

// @ts-expect-error there is no such audience
export const audience: SitePath = '/journals/reader/find-a-journal';

// @ts-expect-error a link to a service names both
export const half: SitePath = '/journals/author';

// @ts-expect-error a page gets no such prop
export const PageWithLocation: Page = ({ location }) => location;

// @ts-expect-error a page is left by `navigate` with an address
export const PageWithNavigate: Page = ({ navigate }) => navigate(42);

// @ts-expect-error a parameter is a text, or is not there
export const PageWithParams: Page = ({ params }) => params.slug.length;

const told = { title: 'About us', description: 'Who we are.' };

export const routes = [
  {
    pattern: '/about',
    page: 'AboutPage',
    // @ts-expect-error a route tells search engines what each of its addresses is about
    paths: [{ path: '/about', title: 'About us' }],
  },
  // @ts-expect-error a route names the page that answers
  { pattern: '/contact', paths: [] },
  // @ts-expect-error a page module is named so
  { pattern: '/gallery', page: 'Gallery', paths: [] },
] as const satisfies readonly SiteRoute[];

export const ownRoutes = [
  { pattern: '/open-data', page: 'OpenDataPage', paths: [{ ...told, path: '/open-data' }] },
  { pattern: '/open-data/:year', page: 'YearPage', paths: [{ ...told, path: '/open-data/2026' }] },
  // @ts-expect-error the pattern of this address is another one
  { pattern: '/open-data', page: 'OpenDataPage', paths: [{ ...told, path: '/open-date' }] },
  // @ts-expect-error no year follows
  { pattern: '/open-data/:year', page: 'YearPage', paths: [{ ...told, path: '/open-data' }] },
] as const satisfies readonly SiteRoute<'/open-data' | '/open-data/:year'>[];

// @ts-expect-error there is no such tone
export const tone: Tone = 'pink';
