import { inks } from './grounds.ts';
import { type Medallion, medallionPaths } from './medallions.ts';
import type { Point } from './star.ts';
import { drawn, filled } from './svg.ts';

const colours = [inks.saffron, inks.white, inks.pale];

/** Nested rings of stars in saffron and white lines, for dark grounds. */
export function medallion(shape: Medallion, radius: number, centre: Point, width = 1.6): string {
  const { rings, spark } = medallionPaths(shape, radius, centre);
  const lines = rings.map((ring, index) =>
    drawn(colours[index % colours.length] ?? inks.white, index ? width * 0.8 : width, ring, {
      opacity: index ? 0.8 : 1,
    }),
  );
  return lines.join('') + filled(inks.saffron, spark);
}
