import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import sharp from 'sharp';
import { icoFile, rasterise } from './rasterise.ts';

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4">${content}</svg>`;

const opaque = square('<path fill="#15296b" d="M0 0h4v4H0z"/>');

const bytesOf = async (name: string, svg: string, size: number) =>
  Buffer.from(await rasterise(name, { svg, width: size, height: size }));

test('SVG text is not changed', async () => {
  expect(await rasterise('art/card.svg', opaque)).toBe(opaque);
});

test('a PNG has the declared size of the drawing', async () => {
  const { format, width, height } = await sharp(await bytesOf('art/icon.png', opaque, 48)).metadata();
  expect([format, width, height]).toEqual(['png', 48, 48]);
});

test('an opaque PNG has the colour of the drawing', async () => {
  const pixels = await sharp(await bytesOf('art/icon.png', opaque, 2))
    .raw()
    .toBuffer();
  expect(pixels.toString('hex')).toBe('15296b'.repeat(4));
});

test('a transparent drawing keeps its alpha channel', async () => {
  const png = await bytesOf('art/icon.png', square('<path fill="#15296b" d="M0 0h2v4H0z"/>'), 4);
  const pixels = await sharp(png).raw().toBuffer();
  expect(pixels.toString('hex')).toMatch(/^(?:(?:15296bff){2}(?:\w{6}00){2}){4}$/);
});

test('text is drawn in the fonts of the site', async () => {
  const text = (family: string) => square(`<text font-family="${family}" y="4" font-size="4">g</text>`);
  const [stix, sans] = await Promise.all([
    bytesOf('a.png', text('STIX Two Text'), 64),
    bytesOf('a.png', text('Instrument Sans'), 64),
  ]);
  const nothing = await bytesOf('a.png', square(''), 64);
  expect(stix.equals(sans)).toBe(false);
  expect(stix.equals(nothing)).toBe(false);
});

test('Arabic letters of a share image are joined', async () => {
  const render = (label: string) => {
    const { svg } = shareImage({ tone: 'lapis', lines: ['بحث'], label, direction: 'rtl' });
    return bytesOf('a.png', svg, 1200);
  };
  const nonJoiner = '\u200c';
  const [joined, apart, missing] = await Promise.all(['نشر', ['ن', 'ش', 'ر'].join(nonJoiner), ''].map(render));
  expect(joined).not.toEqual(apart);
  expect(joined).not.toEqual(missing);
});

test('the same drawing gives the same bytes', async () => {
  expect((await bytesOf('a.png', opaque, 16)).equals(await bytesOf('a.png', opaque, 16))).toBe(true);
});

test('an ICO contains its size and the PNG', async () => {
  const ico = await bytesOf('art/favicon.ico', opaque, 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const start = ico.readUInt32LE(18);
  expect(ico.length - start).toBe(ico.readUInt32LE(14));
  expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG');
});

test('an ICO writes a size of 256 pixels as 0', () => {
  expect(icoFile(new Uint8Array(3), 256, 256)[6]).toBe(0);
});
