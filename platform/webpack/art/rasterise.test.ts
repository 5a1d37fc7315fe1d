import { inflateSync } from 'node:zlib';
import { icoFile } from './icoFile.ts';
import { pngFile } from './pngFile.ts';
import { rasterise } from './rasterise.ts';

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4">${content}</svg>`;

const opaque = square('<path fill="#15296b" d="M0 0h4v4H0z"/>');

const bytesOf = async (name: string, svg: string, size: number) =>
  Buffer.from(await rasterise(name, { svg, width: size, height: size }));

test('SVG text stays as it is', async () => {
  expect(await rasterise('art/card.svg', opaque)).toBe(opaque);
});

test('a PNG has the size that the drawing names', async () => {
  const png = await bytesOf('art/icon.png', opaque, 48);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48]);
});

test('an opaque PNG holds the colour of the drawing', async () => {
  const png = await bytesOf('art/icon.png', opaque, 2);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  expect([...rows]).toEqual([0, 0x15, 0x29, 0x6b, 0x15, 0x29, 0x6b, 0, 0x15, 0x29, 0x6b, 0x15, 0x29, 0x6b]);
});

test('a drawing that is clear in places keeps an alpha channel', async () => {
  const png = await bytesOf('art/icon.png', square('<path fill="#15296b" d="M0 0h2v4H0z"/>'), 4);
  const colourType = png[25];
  expect(colourType).toBe(6);
});

test('text is drawn, with the fonts of the site alone', async () => {
  const text = (family: string) => square(`<text font-family="${family}" y="4" font-size="4">g</text>`);
  const [stix, sans] = await Promise.all([
    bytesOf('a.png', text('STIX Two Text'), 64),
    bytesOf('a.png', text('Instrument Sans'), 64),
  ]);
  const nothing = await bytesOf('a.png', square(''), 64);
  expect(stix.equals(sans)).toBe(false);
  expect(stix.equals(nothing)).toBe(false);
});

test('the same drawing is the same bytes', async () => {
  expect((await bytesOf('a.png', opaque, 16)).equals(await bytesOf('a.png', opaque, 16))).toBe(true);
});

test('an ICO names its size and holds the PNG', async () => {
  const ico = await bytesOf('art/favicon.ico', opaque, 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const start = ico.readUInt32LE(18);
  expect(ico.length - start).toBe(ico.readUInt32LE(14));
  expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG');
});

test('256 pixels are written as 0', () => {
  expect(icoFile(new Uint8Array(3), 256, 256)[6]).toBe(0);
});

test('every chunk of a PNG carries its checksum', () => {
  const png = Buffer.from(pngFile(new Uint8Array([1, 2, 3, 255]), 1, 1));
  // The checksum of an empty IEND is the same in every PNG file.
  expect(png.subarray(-4).toString('hex')).toBe('ae426082');
});
