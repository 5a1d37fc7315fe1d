import type { Point } from './star.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * SVG path data that draws the points, moved to a place, as one line.
 *
 * The steps are those between rounded points of the untranslated shape. The same shape elsewhere therefore differs only in
 * its start, which compresses well, and rounding errors do not add up.
 */
export function linePath(points: readonly Point[], [left, top]: Point = [0, 0], end: 'z' | '' = 'z'): string {
  let before: Point = [-round(left), -round(top)];
  const [start, ...steps] = points.map(([x, y]) => {
    const point: Point = [round(x), round(y)];
    const step = `${round(point[0] - before[0])} ${round(point[1] - before[1])}`;
    before = point;
    return step;
  });
  return `M${start}l${steps.join(' ')}${end}`;
}
