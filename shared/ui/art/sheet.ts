import type { Tone } from '../../contract/Tone.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** One SVG file with a drawing of one size for each tone, which a page shows by its tone: `themes/cards#lapis`. */
export function sheet<T extends Tone>(
  tones: readonly T[],
  { width, height }: Sheet,
  draw: (tone: T) => string,
): string {
  const cells = tones.map((tone, index) => {
    const top = index * height;
    // Definitions of the drawings have the same names.
    const drawing = draw(tone).replace(/(?<=id="|href="#|url\(#)/g, `${tone}-`);
    return `<view id="${tone}" viewBox="0 ${top} ${width} ${height}"/>${drawing.replace('<svg', `<svg y="${top}"`)}`;
  });
  // The ratio is that of one drawing.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`;
}
