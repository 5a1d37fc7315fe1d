/** The colours of the site: those of the visitor's system, unless the visitor has chosen. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Reads the choice of an earlier visit; a browser that keeps no data follows the system. */
export function readScheme(): Scheme {
  try {
    return schemes.find((scheme) => scheme === localStorage.getItem('scheme')) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies the colours; on the next visit `scheme.js` applies them before the first paint. */
export function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  // The colours of the browser's bar, in the order of the document.
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, own] of ['light', 'dark'].entries()) {
    const chosen = own === scheme ? 'all' : 'not all';
    bars[index]?.setAttribute('media', scheme === 'system' ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

export function keepScheme(scheme: Scheme): void {
  try {
    if (scheme === 'system') localStorage.removeItem('scheme');
    else localStorage.setItem('scheme', scheme);
  } catch {
    // The choice lasts as long as the page.
  }
}
