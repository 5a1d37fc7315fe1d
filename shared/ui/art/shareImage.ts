import { site as arabicSite } from '../../contract/ar/site.ts';
import { site } from '../../contract/site.ts';
import type { Tone } from '../../contract/Tone.ts';
import type { RasterArt } from './Art.ts';
import { ground } from './ground.ts';
import { inks } from './grounds.ts';
import { logoMark } from './logoMark.ts';
import { medallion } from './medallion.ts';
import { medallions } from './medallions.ts';
import { type Box, filled, rectangle, svgFile } from './svg.ts';

interface ShareImage {
  readonly tone: Tone;
  /** The heading, a line each, at most 20 characters long. */
  readonly lines: readonly string[];
  readonly label: string;
  /** For a heading in Arabic letters, from right to left. */
  readonly direction?: 'ltr' | 'rtl';
}

const box: Box = { x: 0, y: 0, width: 1200, height: 630 };
const margin = 80;
/** Where the medallion is, and between which sides the pattern fades. */
const sides = {
  ltr: { from: [1, 0], to: [0, 0], shift: [980, 290] },
  rtl: { from: [0, 0], to: [1, 0], shift: [220, 290] },
} as const;

/** The picture of a link preview: heading and brand at the start of the text, the medallion of the tone at its end. */
export function shareImage({ tone, lines, label, direction = 'ltr' }: ShareImage): RasterArt {
  const look = { ...sides[direction], scale: 1.6, isFading: true, strength: 0.8 } as const;
  const svg = svgFile(
    box,
    ground(tone, box, look) +
      medallion(medallions[tone], 390, look.shift, 3) +
      filled(inks.saffron, rectangle({ ...box, height: 12 })) +
      (direction === 'rtl' ? arabicWords(lines, label) : words(lines, label)),
  );
  return { svg, width: box.width, height: box.height };
}

function words(lines: readonly string[], label: string): string {
  const top = 470 - (lines.length - 1) * 84;
  const heading = lines.map((line, index) => `<tspan x="${margin}" y="${top + index * 84}">${line}</tspan>`);
  return (
    star(margin + 26) +
    `<g font-family="STIX Two Text" font-weight="500" fill="${inks.white}">` +
    `<text x="${margin + 70}" y="117" font-size="40">${site.name}</text>` +
    `<text font-size="78" letter-spacing="-1.4">${heading.join('')}</text></g>` +
    `<text font-family="Instrument Sans" font-size="30" fill="${inks.pale}" x="${margin}" y="540">${label}</text>`
  );
}

/** Lines further apart, since Arabic letters are taller, and none set closer, since they join. */
function arabicWords(lines: readonly string[], label: string): string {
  const right = box.width - margin;
  const top = 462 - (lines.length - 1) * 104;
  const text = (family: string, size: number, y: number, words: string) =>
    `<text font-family="${family}" font-size="${size}" text-anchor="end" x="${right}" y="${y}">${rightToLeft(words)}</text>`;
  return (
    star(right - 26) +
    `<g fill="${inks.white}" font-weight="600">` +
    `<text font-family="Noto Naskh Arabic" font-size="44" text-anchor="end" x="${right - 70}" y="117">${rightToLeft(arabicSite.name)}</text>` +
    `${lines.map((line, index) => text('Noto Naskh Arabic, STIX Two Text', 80, top + index * 104, line)).join('')}</g>` +
    `<g fill="${inks.pale}">${text('Noto Sans Arabic, Instrument Sans', 32, 540, label)}</g>`
  );
}

const star = (x: number) =>
  `<g transform="translate(${x} 104)scale(1.7)">${filled(inks.white, logoMark.star)}${filled(inks.saffron, logoMark.spark)}</g>`;

/** Between these two characters a text runs from right to left, whatever letters it begins with. */
const rightToLeft = (text: string) => `\u202b${text}\u202c`;
