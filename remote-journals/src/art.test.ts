import { art } from './art.ts';
import { audiences } from './content/audiences.ts';
import { services } from './content/services.ts';
import { sectionsOf } from './services/sectionsOf.ts';

const names = Object.keys(art).filter((name) => !name.startsWith('og/'));

test('every section of every service has a drawing, and there are no others', () => {
  const shown = services.flatMap(({ content }) => sectionsOf(content).map(({ img }) => img));
  expect(names).toEqual(shown);
});

test.each(services)('/journals/$entry.audience/$entry.slug names one drawing per section', ({ entry, content }) => {
  expect(entry.drawings).toHaveLength(sectionsOf(content).length);
  for (const { img } of sectionsOf(content)) expect(img).toMatch(new RegExp(`^${entry.audience}/`));
});

test('every drawing is different', () => {
  const drawings = names.map((name) => art[name]?.());
  expect(new Set(drawings).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(29 * 2);
});

test.each(Object.keys(audiences))('the audience %s has a share image', (audience) => {
  expect(art[`og/${audience}.png`]?.()).toMatchObject({ width: 1200, height: 630 });
});
