import type { LegalContent } from './content/LegalContent.ts';
import type { Page } from './Page.ts';
import { paths } from './paths.ts';
import type { Route } from './Route.ts';
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

export const routes = [
  {
    pattern: paths.about.pattern,
    page: 'AboutPage',
    // @ts-expect-error a route tells search engines what each of its addresses is about
    paths: [{ path: paths.about.href(), title: 'About us' }],
  },
  // @ts-expect-error a route names the page that answers
  { pattern: paths.contact.pattern, paths: [] },
] as const satisfies readonly Route[];

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
