import { rowInFocus } from './art/rowInFocus.ts';
import { rowsOf } from './art/rowsOf.ts';
import { art } from './art.ts';
import { services as arabicServices } from './content/ar/services.ts';
import { words as arabicWords } from './content/ar/words.ts';
import { audiences } from './content/audiences.ts';
import { services } from './content/services.ts';
import { words } from './content/words.ts';
import { sectionsOf } from './services/sectionsOf.ts';

const names = Object.keys(art).filter((name) => !name.endsWith('.png'));

test('every section of every service has a drawing, and there are no others', () => {
  const shown = [...services, ...arabicServices].flatMap(({ content }) => sectionsOf(content).map(({ img }) => img));
  expect(names).toEqual(shown);
});

const labelled = [
  ...services.map((service) => ({ ...service, words, base: '', prefix: 'Detail of the example: ' })),
  ...arabicServices.map((service) => ({
    ...service,
    words: arabicWords,
    base: '/ar',
    prefix: 'تفصيل من المثال: ',
  })),
];

test.each(labelled)(
  '$base/journals/$entry.audience/$entry.slug says which row each drawing enlarges',
  ({ content, words, prefix }) => {
    const rows = rowsOf(content.specimen, words.specimen);
    const sections = sectionsOf(content);
    const labels = sections.map((_, section) => rows[rowInFocus(rows.length, section, sections.length)]?.label);
    expect(sections.map(({ alt }) => alt)).toEqual(labels.map((label) => `${prefix}${label}`));
  },
);

test.each(names)('%s is a well-formed file without stray values', (name) => {
  const svg = String(art[name]?.());
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('every drawing is different', () => {
  const drawings = names.map((name) => art[name]?.());
  expect(new Set(drawings).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(29 * 2 * 2);
});

test.each(Object.keys(audiences))('the audience %s has a share image in both languages', (audience) => {
  for (const folder of ['', 'ar/'])
    expect(art[`${folder}og/${audience}.png`]?.()).toMatchObject({ width: 1200, height: 630 });
});
