import { art } from './art.ts';
import { services as arabicServices } from './content/ar/services.ts';
import { audiences } from './content/audiences.ts';
import { services } from './content/services.ts';
import { sectionsOf } from './services/sectionsOf.ts';

const names = Object.keys(art).filter((name) => !name.endsWith('.png'));

test('every section of every service has a drawing that both languages share, and there are no others', () => {
  const shown = services.flatMap(({ content }) => sectionsOf(content).map(({ img }) => img));
  expect(names).toEqual(shown);
  expect(arabicServices.flatMap(({ content }) => sectionsOf(content).map(({ img }) => img))).toEqual(shown);
});

test.each(names)('%s is a well-formed file without stray values', (name) => {
  const svg = String(art[name]?.());
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('every drawing is different', () => {
  const drawings = names.map((name) => art[name]?.());
  expect(new Set(drawings).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(29 * 2);
});

test.each(Object.keys(audiences))('the audience %s has a share image in both languages', (audience) => {
  for (const folder of ['', 'ar/'])
    expect(art[`${folder}og/${audience}.png`]?.()).toMatchObject({ width: 1200, height: 630 });
});
