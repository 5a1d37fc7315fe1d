import type { Box } from './svg.ts';

/** A whole SVG file that shows the box. */
export function svgFile({ x, y, width, height }: Box, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
