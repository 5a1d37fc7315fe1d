import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import { inLanguage, languageOf, languages } from '@mirqam/shared/contract/languages';
import type { Redirect } from '../hosting/HostedSite.ts';
import { UserError } from '../messages/UserError.ts';
import { pathFault, redirectsOfRoute } from '../release/addresses.ts';
import type { AppRoutes } from '../release/checkRoutes.ts';
import { siteAddress } from './siteAddress.ts';

/** The redirects of apps: from the old addresses of pages, and to the English page from those of missing translations. */
export function redirectsOf(releases: readonly AppRoutes[]): readonly Redirect[] {
  const declared = releases.flatMap(({ routes }) => routes.flatMap(redirectsOfRoute));
  const taken = new Set([...pathsOf(releases), ...declared.map(({ from }) => from)]);
  return [...declared, ...untranslated(releases).filter(({ from }) => !taken.has(from))];
}

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
  const pages = new Set(pathsOf(releases));
  const targets = new Map<string, string>();
  for (const { from, to, isTemporary } of redirectsOf(releases)) {
    if (from.includes(':'))
      throw new UserError(`the redirect ${from} to ${to} has a parameter that the pattern of ${to} lacks: correct it`);
    const fault = isTemporary ? undefined : pathFault(from);
    if (fault) throw new UserError(`the redirect ${from} to ${to} ${fault}: correct it`);
    if (pages.has(from)) throw new UserError(`${from} is a page and a redirect to ${to}: remove one of the two`);
    const other = targets.get(from);
    if (other) throw new UserError(`${from} is a redirect to ${other} and to ${to}: remove one of the two`);
    targets.set(from, to);
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
