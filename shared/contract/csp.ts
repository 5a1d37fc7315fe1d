import { allowedOrigins, type Origins, originUses } from './origins.ts';

/** The rules of every page, without those for its styles. */
export const cspRules: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types federation',
];

/** Adds other origins to rules. */
const withOrigins = (rules: readonly string[], origins: Origins): readonly string[] =>
  originUses.reduce<readonly string[]>((all, use) => {
    const added = origins[use] ?? [];
    if (added.length === 0) return all;
    const own = all.find((rule) => rule.startsWith(`${use}-src `));
    return [...all.filter((rule) => rule !== own), [own ?? `${use}-src`, ...added].join(' ')];
  }, rules);

/**
 * The Content-Security-Policy of the site, see https://www.w3.org/TR/CSP3/.
 *
 * The header is the same for all pages, so it allows any inline style. The `<meta>` of each page repeats the CSP with the
 * hashes of its own styles, and with those of the allowed origins that its route asks for. Browsers enforce both.
 */
export const headerCsp = [
  ...withOrigins(cspRules, allowedOrigins),
  "style-src 'self' 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The CSP in the `<meta>` of a page; `styleHashes` are those of its inline styles, as `sha256-…` without quotes, and `origins`
 * those that its route asks for.
 */
export const pageCsp = (styleHashes: readonly string[], origins: Origins = {}, rules: readonly string[] = cspRules) =>
  [...withOrigins(rules, origins), ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')].join(
    '; ',
  );
