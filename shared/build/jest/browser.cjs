// jsdom has no media queries: a unit test sees a desktop screen without preferences.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
