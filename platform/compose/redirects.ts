import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { inLanguage, languageOf, languages } from '@mirqam/shared/contract/languages';
import type { Redirect } from '../hosting/HostedSite.ts';
import { UserError } from '../messages/UserError.ts';
import { pathFault, redirectsOfRoute } from '../release/addresses.ts';
import type { AppRoutes } from '../release/checkRoutes.ts';
import { TwoOwnersError } from './gates/checkOwners.ts';
import { siteAddress } from './siteAddress.ts';

/** The redirects of apps: from the old addresses of pages, and to the English page from those of missing translations. */
export function redirectsOf(releases: readonly AppRoutes[]): readonly Redirect[] {
  const declared = releases.flatMap(({ routes }) => routes.flatMap(redirectsOfRoute));
  const taken = new Set([...pathsOf(releases), ...declared.map(({ from }) => from)]);
  return [...declared, ...untranslated(releases).filter(({ from }) => !taken.has(from))];
}

const declaredBy = ({ app, routes }: AppRoutes) =>
  routes.flatMap(redirectsOfRoute).map((redirect) => ({ ...redirect, app }));

const pathsOf = (releases: readonly AppRoutes[]): readonly string[] =>
  releases.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths.map(({ path }) => path)));

/** Redirects from the address of each English page in every other language of the apps. */
function untranslated(releases: readonly AppRoutes[]): readonly Redirect[] {
  const spoken = new Set(releases.flatMap(({ routes }) => routes.map(({ language }) => language)));
  const others = languages.filter(({ tag }) => spoken.has(tag));
  const english = pathsOf(releases).filter((path) => languageOf(path) === languages[0]);
  return others.flatMap((language) =>
    english.map((to) => ({ from: inLanguage(to, language), to, isTemporary: true }) as const),
  );
}

/**
 * Throws a `UserError` for a redirect with a parameter that its pattern lacks, from the address of a page, to two pages, or
 * from what cannot be an address once its parameters have values.
 */
export function checkRedirects(releases: readonly AppRoutes[]): void {
  const owners = new Map(
    releases.flatMap((release) => pathsOf([release]).map((path) => [path, { app: release.app, is: 'a page' }])),
  );
  for (const { app, from, to } of releases.flatMap(declaredBy)) {
    if (from.includes(':'))
      throw new UserError(`the redirect ${from} to ${to} has a parameter that the pattern of ${to} lacks: correct it`);
    const fault = pathFault(from);
    if (fault) throw new UserError(`the redirect ${from} to ${to} ${fault}: correct it`);
    const owner = owners.get(from);
    if (owner?.app === app)
      throw new UserError(`${from} is ${owner.is} and a redirect to ${to}: remove one of the two`);
    if (owner) {
      const message = `${from} is ${owner.is} of ${owner.app} and a redirect to ${to} of ${app}: remove one of the two`;
      throw new TwoOwnersError(from, [owner.app, app], message);
    }
    owners.set(from, { app, is: `a redirect to ${to}` });
  }
}

/** The file that leads from an old address to the page, on hosts that cannot redirect. */
export const redirectFile = ({ from }: Redirect) => `${from === '/' ? 'index' : from.slice(1)}.html`;

/** The page in that file; search engines read an immediate refresh as a permanent redirect. */
export function redirectPage({ to }: Redirect, { origin, isUnlisted }: SiteAddress = siteAddress()): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>This page has moved</title>
<link rel="canonical" href="${origin}${target}">
${isUnlisted ? '<meta name="robots" content="noindex">\n' : ''}<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body>
<p>This page has moved to <a href="${target}">${origin}${target}</a>.</p>
</body>
</html>
`;
}
