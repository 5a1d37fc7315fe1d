// Applies the colours that a visitor has chosen, before the first paint if it comes from the cache. The page requests this
// file first, and does not wait for it.
try {
  const { scheme } = localStorage;
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is blocked: the colours are those of the system.
}

// The browser restores the scroll position as far as the page reaches: so a reload, or the way back, paints it whole.
const [load] = performance.getEntriesByType('navigation');
if (load?.type !== 'navigate') delete document.documentElement.dataset.opening;
