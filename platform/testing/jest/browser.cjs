// jsdom has no media queries: a unit test sees a desktop screen without preferences.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
// Nor has it layout: what a unit test watches has its size at once and keeps it.
window.ResizeObserver ??= class {
  constructor(answer) {
    this.observe = () => answer();
    this.disconnect = () => undefined;
  }
};
// What it watches is in view.
window.IntersectionObserver ??= class {
  constructor(answer) {
    this.observe = () => answer([{ isIntersecting: true }]);
    this.disconnect = () => undefined;
  }
};
// react-router makes a text encoder when it is loaded.
window.TextEncoder ??= require('node:util').TextEncoder;
