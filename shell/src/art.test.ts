import { art } from './art.ts';

test.each([
  ['favicon.ico', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', (name, size) => {
  expect(art[name]?.()).toMatchObject({ width: size, height: size });
});

test('the scalable icon follows the dark scheme', () => {
  expect(art['favicon.svg']?.()).toContain('prefers-color-scheme:dark');
});

test('the share image has the size that link previews expect', () => {
  expect(art['og/default.png']?.()).toMatchObject({ width: 1200, height: 630 });
});
