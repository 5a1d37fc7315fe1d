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

/**
 * The Content-Security-Policy of the site, see https://www.w3.org/TR/CSP3/.
 *
 * The header is the same for all pages, so it allows any inline style. The `<meta>` of each page repeats the CSP with the
 * hashes of its own styles. Browsers enforce both.
 */
export const headerCsp = [...cspRules, "style-src 'self' 'unsafe-inline'", "frame-ancestors 'none'"].join('; ');

/** The CSP in the `<meta>` of a page; `styleHashes` are those of its inline styles, as `sha256-…` without quotes. */
export const pageCsp = (styleHashes: readonly string[], rules: readonly string[] = cspRules) =>
  [...rules, ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')].join('; ');
