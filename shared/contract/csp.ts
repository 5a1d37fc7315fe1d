const rules = [
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
] as const;

/**
 * The Content-Security-Policy of the site, see https://www.w3.org/TR/CSP3/.
 *
 * The header cannot know the styles of every page, so it allows any inline style; each page says the same in a `<meta>`
 * with the hashes of its own styles instead. A page must satisfy both.
 */
export const headerCsp = [...rules, "style-src 'self' 'unsafe-inline'", "frame-ancestors 'none'"].join('; ');

/** The CSP in the `<meta>` of a page; `styleHashes` are those of its inline styles, as `sha256-…` without quotes. */
export const pageCsp = (styleHashes: readonly string[]) =>
  [...rules, ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')].join('; ');
