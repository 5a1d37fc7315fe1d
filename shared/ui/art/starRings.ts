import { type Point, star } from './star.ts';

/** Rings of stars around a centre, from the outside in; the points of each lie in the notches of the one before. */
export function starRings(fold: number, radius: number, angles: readonly number[], rotation = 0): readonly Point[][] {
  let outer = radius;
  return angles.map((angle, index) => {
    const points = star(fold, 2 * outer * Math.tan(Math.PI / fold), angle, rotation + (index % 2) * (Math.PI / fold));
    outer = Math.hypot(...(points[1] ?? [0, 0]));
    return [...points];
  });
}
