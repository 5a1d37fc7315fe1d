// Applies the colours that a visitor has chosen, before the first paint if it comes from the cache. The page requests this
// file first, and does not wait for it.
try {
  const { scheme } = localStorage;
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is blocked: the colours are those of the system.
}
