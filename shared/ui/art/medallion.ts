import { inks } from './grounds.ts';
import { linePath } from './linePath.ts';
import { type Point, star } from './star.ts';
import { starRings } from './starRings.ts';
import { drawn, filled } from './svg.ts';

export interface Medallion {
  readonly fold: number;
  readonly angles: readonly number[];
}

const colours = [inks.saffron, inks.white, inks.pale];

/** Nested rings of stars in saffron and white lines, for dark grounds. */
export function medallion({ fold, angles }: Medallion, radius: number, centre: Point, width = 1.6): string {
  const rings = starRings(fold, radius, angles, -Math.PI / 2);
  const eye = Math.hypot(...(rings.at(-1)?.[1] ?? [0, 0]));
  const lines = rings.map((ring, index) =>
    drawn(colours[index % colours.length] ?? inks.white, index ? width * 0.8 : width, linePath(ring, centre), {
      opacity: index ? 0.8 : 1,
    }),
  );
  const spark = linePath(star(8, eye, 67.5, Math.PI / 8), centre);
  return lines.join('') + filled(inks.saffron, spark);
}
