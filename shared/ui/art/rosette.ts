import { linePath } from './linePath.ts';
import { type Point, polar, starRings } from './star.ts';

const fold = 16;
const turn = (2 * Math.PI) / fold;
const centre: Point = [0, 0];

/** Path data of one sixteenth of the rosette, to be repeated at every 22.5 degrees. */
interface RosetteSector {
  readonly chords: string;
  /** Six rings of stars from the rim inwards. */
  readonly rings: readonly string[];
  readonly page: string;
  /** The radius inside the innermost ring. */
  readonly eye: number;
}

export function rosetteSector(radius: number): RosetteSector {
  const rings = starRings(fold, radius * 0.93, [62, 60, 63, 61, 64, 62], turn / 2);
  const chords = [3, 5, 7].map((skip) => linePath([polar(radius, 0), polar(radius, skip * turn)], centre, ''));
  const side = turn * 0.17;
  const page = [polar(radius, 0), polar(radius * 0.86, side), polar(radius * 0.7, 0), polar(radius * 0.86, -side)];
  return {
    chords: chords.join(''),
    rings: rings.map((ring) => linePath(ring.slice(0, 3), centre, '')),
    page: linePath(page),
    eye: Math.round(Math.hypot(...(rings.at(-1)?.[1] ?? centre))),
  };
}
