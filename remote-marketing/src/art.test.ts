import type { ArtName } from '@mirqam/shared/contract/content/Content';
import { iconPaths } from '@mirqam/shared/ui/art/icons/iconPaths';
import { arabic } from './art/arabic.ts';
import { art } from './art.ts';
import { about } from './content/about.ts';
import { homeServices as arabicServices } from './content/ar/homeServices.ts';
import { themes as arabicThemes } from './content/ar/themes.ts';
import { homeServices } from './content/homeServices.ts';
import { homeThemes } from './content/homeThemes.ts';
import { partners } from './content/partners.ts';
import { services } from './content/services.ts';
import { themes } from './content/themes.ts';
import { serviceShareImage } from './routes/serviceShareImage.ts';

const pictures: readonly ArtName[] = [
  'home/rosette',
  'services/cards',
  'about/emblems',
  ...partners.list.map(({ img }) => img),
  'themes/cards',
  'themes/cards-narrow',
  'icons',
];

test.each(pictures)('the drawing %s of the content exists', (name) => {
  expect(art[name]?.()).toContain('<svg');
});

test('each card has its view of the sheets', () => {
  const cards = [...homeThemes, ...homeServices, ...arabicServices].flatMap(({ img, mbimg }) => [img, mbimg]);
  for (const name of [...cards, ...about.cards.map(({ img }) => img)]) {
    const [file = '', view] = name.split('#');
    expect(art[file]?.()).toContain(`<view id="${view}"`);
  }
});

test('the sheet of icons has each', () => {
  for (const name of Object.keys(iconPaths)) expect(art['icons']?.()).toContain(`<symbol id="${name}"`);
});

test('every drawing is shown by the content', () => {
  const drawings = Object.keys(art).filter((name) => !name.startsWith('og/'));
  expect(new Set(drawings)).toEqual(new Set(pictures));
});

test('each service has a share image in each language', () => {
  const files = [...services, ...arabic.services].map((service) => serviceShareImage(service, '').file);
  expect(Object.keys(art)).toEqual(expect.arrayContaining(files));
  expect(new Set(files).size).toBe(files.length);
});

test.each([...themes, ...arabicThemes].map(({ shareImage }) => shareImage.file))(
  'the share image %s has its size',
  (file) => {
    expect(art[file]?.()).toMatchObject({ width: 1200, height: 630 });
  },
);
