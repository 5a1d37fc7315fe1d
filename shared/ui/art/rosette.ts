import { linePath } from './linePath.ts';
import { type Point, polar, star } from './star.ts';

const fold = 16;
const turn = (2 * Math.PI) / fold;
const centre: Point = [0, 0];

/** Path data of one sixteenth of the rosette: sixteen of them, each turned by 22.5 degrees, are the whole. */
export interface RosetteSector {
  readonly chords: string;
  /** Six rings of stars from the rim inwards. */
  readonly rings: readonly string[];
  readonly page: string;
  /** The radius that the innermost ring leaves free. */
  readonly eye: number;
}

/** Every ring of stars stands with its points in the notches of the ring around it, so that the lines join. */
export function rosetteSector(radius: number): RosetteSector {
  let outer = radius * 0.93;
  const rings = [62, 60, 63, 61, 64, 62].map((angle, index) => {
    const points = star(fold, 2 * outer * Math.tan(turn / 2), angle, index % 2 ? 0 : turn / 2);
    outer = Math.hypot(...(points[1] ?? centre));
    return linePath(points.slice(0, 3), centre, '');
  });
  const rim = [3, 5, 7].map((skip) => linePath([polar(radius, 0), polar(radius, skip * turn)], centre, ''));
  const side = turn * 0.17;
  const page = [polar(radius, 0), polar(radius * 0.86, side), polar(radius * 0.7, 0), polar(radius * 0.86, -side)];
  return { chords: rim.join(''), rings, page: linePath(page), eye: Math.round(outer) };
}
