import type { Releases } from './compose.ts';
import type { PageToRender } from './PageToRender.ts';

/** Every page of a composition, the one not-found page last. */
export function listPages(releases: Releases): readonly PageToRender[] {
  const routes = Object.values(releases).flatMap(({ app, routes }) =>
    routes.flatMap((route) => route.paths.map((about) => ({ app, route, about }))),
  );
  return [...routes, { app: 'shell', route: undefined, about: undefined }];
}

/** The path of a page on the site. */
export const pagePath = ({ about }: PageToRender) => about?.path ?? '/404';

/** The file of a page in the folder of its composition. */
export const pageFile = (page: PageToRender) => `${page.about?.path === '/' ? 'index' : pagePath(page).slice(1)}.html`;
