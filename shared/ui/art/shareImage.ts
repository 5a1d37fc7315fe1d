import { site } from '../../contract/site.ts';
import type { Tone } from '../../contract/Tone.ts';
import type { RasterArt } from './Art.ts';
import { ground } from './ground.ts';
import { inks } from './grounds.ts';
import { logoMark } from './logoMark.ts';
import { medallion } from './medallion.ts';
import { medallions } from './medallions.ts';
import { type Box, filled, rectangle } from './svg.ts';
import { svgFile } from './svgFile.ts';

interface ShareImage {
  readonly tone: Tone;
  /** The heading, a line each, at most 20 characters long. */
  readonly lines: readonly string[];
  readonly label: string;
}

const box: Box = { x: 0, y: 0, width: 1200, height: 630 };
const margin = 80;
const middle = [980, 290] as const;

/** The picture of a link preview: heading and brand on the left, the medallion of the tone on the right. */
export function shareImage({ tone, lines, label }: ShareImage): RasterArt {
  const look = { from: [1, 0], to: [0, 0], scale: 1.6, shift: middle, isFading: true, strength: 0.8 } as const;
  const svg = svgFile(
    box,
    ground(tone, box, look) +
      medallion(medallions[tone], 390, middle, 3) +
      filled(inks.saffron, rectangle({ ...box, height: 12 })) +
      words(lines, label),
  );
  return { svg, width: box.width, height: box.height };
}

function words(lines: readonly string[], label: string): string {
  const top = 470 - (lines.length - 1) * 84;
  const heading = lines.map((line, index) => `<tspan x="${margin}" y="${top + index * 84}">${line}</tspan>`);
  return (
    `<g transform="translate(${margin + 26} 104)scale(1.7)">${filled(inks.white, logoMark.star)}` +
    `${filled(inks.saffron, logoMark.spark)}</g>` +
    `<g font-family="STIX Two Text" font-weight="500" fill="${inks.white}">` +
    `<text x="${margin + 70}" y="117" font-size="40">${site.name}</text>` +
    `<text font-size="78" letter-spacing="-1.4">${heading.join('')}</text></g>` +
    `<text font-family="Instrument Sans" font-size="30" fill="${inks.pale}" x="${margin}" y="540">${label}</text>`
  );
}
