import type { Point } from './star.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * SVG path data that draws the points, moved to a place, as one line.
 *
 * The steps are those between rounded points of the untranslated shape. The same shape elsewhere therefore differs only in
 * its start, which compresses well, and rounding errors do not add up.
 */
export function linePath(points: readonly Point[], [left, top]: Point = [0, 0], end: 'z' | '' = 'z'): string {
  const rounded = points.map(([x, y]) => [round(x), round(y)] as const);
  return (
    rounded.reduce((path, [x, y], index) => {
      const before = rounded[index - 1];
      if (!before) return `M${pair(x + round(left), y + round(top))}l`;
      return `${path}${index > 1 ? ' ' : ''}${pair(x - before[0], y - before[1])}`;
    }, '') + end
  );
}

function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}
