import type { Point } from './star.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const shorten = (value: number) => String(Math.round(value * 10) / 10);

const pair = (x: number, y: number) => `${shorten(x)} ${shorten(y)}`;

/** Path data of a rectangle, a line through points, a disc. */
export const rectangle = ({ x, y, width, height }: Box) =>
  `M${pair(x, y)}h${shorten(width)}v${shorten(height)}h${shorten(-width)}z`;

export const line = (points: readonly Point[]) => `M${points.map(([x, y]) => pair(x, y)).join('L')}`;

export const disc = (x: number, y: number, radius: number) => {
  const size = shorten(radius);
  const full = shorten(2 * radius);
  return `M${pair(x - radius, y)}a${size} ${size} 0 0 1 ${full} 0a${size} ${size} 0 0 1 -${full} 0z`;
};

export const moved = (points: readonly Point[], [left, top]: Point): readonly Point[] =>
  points.map(([x, y]) => [x + left, y + top]);

export const filled = (colour: string, path: string) => path && `<path fill="${colour}" d="${path}"/>`;

export const drawn = (colour: string, width: number, path: string, { opacity }: { readonly opacity?: number } = {}) =>
  path &&
  `<path fill="none" stroke="${colour}" stroke-width="${width}"${opacity ? ` stroke-opacity="${opacity}"` : ''} d="${path}"/>`;

/** A whole SVG file that shows the box. */
export function svgFile({ x, y, width, height }: Box, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
