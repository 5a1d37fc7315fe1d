// Puts on the colours that a visitor has chosen, before the first paint. It stands in a file of its own, which the page
// asks for first and waits for never.
try {
  const { scheme } = localStorage;
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is blocked: the colours are those of the system.
}
