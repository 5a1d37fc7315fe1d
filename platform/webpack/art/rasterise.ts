import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Art } from '@mirqam/shared/ui/art/Art';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Creates the file `name` of a drawing: its SVG text, or a PNG or ICO of its declared size. */
export async function rasterise(name: string, source: Art): Promise<string | Uint8Array> {
  if (typeof source === 'string') return source;
  const png = await render(source.svg, source.width);
  return name.endsWith('.ico') ? icoFile(png, source.width, source.height) : png;
}

async function render(svg: string, size: number): Promise<Uint8Array> {
  // System fonts would make the release depend on the machine.
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Instrument Sans' };
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font }).render();
  // A palette halves the file. The compressor is sharp's, so the bytes do not depend on the version of Node.
  return await sharp(image.asPng()).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}

function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const fileOf = (font: string, file: string) =>
    join(dirname(resolve(`@expo-google-fonts/${font}/package.json`)), file);
  return [
    fileOf('stix-two-text', '500Medium/STIXTwoText_500Medium.ttf'),
    fileOf('instrument-sans', '400Regular/InstrumentSans_400Regular.ttf'),
    fileOf('noto-naskh-arabic', '600SemiBold/NotoNaskhArabic_600SemiBold.ttf'),
    fileOf('noto-sans-arabic', '400Regular/NotoSansArabic_400Regular.ttf'),
  ];
}

const headerBytes = 22;

/** Wraps a PNG of at most 256 pixels into an ICO file. */
export function icoFile(png: Uint8Array, width: number, height: number): Uint8Array {
  const file = new Uint8Array(headerBytes + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one image
  view.setUint8(6, width % 256);
  view.setUint8(7, height % 256);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerBytes, true);
  file.set(png, headerBytes);
  return file;
}
