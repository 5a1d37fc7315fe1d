export type Point = readonly [x: number, y: number];

/**
 * The points of the star that fills a regular polygon: lines leave the middle of every edge at the contact angle
 * (in degrees) and end where they meet, so that the stars of neighbouring polygons join.
 *
 * Hankin's method in the closed form for regular polygons, after C. S. Kaplan, "Islamic star patterns from polygons
 * in contact", Graphics Interface 2005. `rotation` (in radians) is the direction of the middle of the first edge.
 */
export function star(sides: number, edge: number, angle: number, rotation = 0): readonly Point[] {
  const step = Math.PI / sides;
  const contact = (angle * Math.PI) / 180;
  const apothem = edge / 2 / Math.tan(step);
  const inner = (apothem * Math.cos(contact)) / Math.cos(contact - step);
  return Array.from({ length: 2 * sides }, (_, index) => polar(index % 2 ? inner : apothem, rotation + index * step));
}

export function polar(radius: number, direction: number): Point {
  return [radius * Math.cos(direction), radius * Math.sin(direction)];
}

/** Rings of stars around a centre, from the outside in; the points of each lie in the notches of the one before. */
export function starRings(fold: number, radius: number, angles: readonly number[], rotation = 0): readonly Point[][] {
  let outer = radius;
  return angles.map((angle, index) => {
    const points = star(fold, 2 * outer * Math.tan(Math.PI / fold), angle, rotation + (index % 2) * (Math.PI / fold));
    outer = Math.hypot(...(points[1] ?? [0, 0]));
    return [...points];
  });
}
