import type { Tone } from '../../contract/Tone.ts';
import { medallion } from './medallion.ts';
import { medallions } from './medallions.ts';
import { svgFile } from './svgFile.ts';

const radius = 340;

/** The medallion of a tone by itself, for any dark ground. */
export function medallionFile(tone: Tone): string {
  const box = { x: -radius - 4, y: -radius - 4, width: 2 * radius + 8, height: 2 * radius + 8 };
  return svgFile(box, medallion(medallions[tone], radius, [0, 0], 2));
}
