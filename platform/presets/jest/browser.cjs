// Stands in for media queries, which jsdom lacks: a desktop screen without preferences.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
// Stands in for layout: every observed element has its size at once and keeps it.
window.ResizeObserver ??= class {
  constructor(callback) {
    this.observe = () => callback();
    this.disconnect = () => undefined;
  }
};
// Every observed element is in view.
window.IntersectionObserver ??= class {
  constructor(callback) {
    this.observe = () => callback([{ isIntersecting: true }]);
    this.disconnect = () => undefined;
  }
};
// jsdom records no loads: every document is a first visit.
performance.getEntriesByType ??= () => [{ type: 'navigate' }];
// react-router creates a text encoder on import.
window.TextEncoder ??= require('node:util').TextEncoder;
// A build adds to each page the icons that it names.
const { addIcons } = require('@mirqam/shared/ui/icons');
const { iconPaths } = require('@mirqam/shared/ui/art/icons/iconPaths');

addIcons(iconPaths);
