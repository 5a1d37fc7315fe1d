import type { Girih } from './girih.ts';
import { linePath } from './linePath.ts';
import { star } from './star.ts';
import { tilings } from './tilings.ts';

interface PatternCell {
  readonly width: number;
  readonly height: number;
  /** Path data per kind of tile, the kind with the most corners first. */
  readonly paths: readonly string[];
}

/** The content of an SVG `<pattern>` that draws a tiling of stars. */
export function patternCell({ tiling, angle, edge }: Girih): PatternCell {
  const { width, height, tiles } = tilings[tiling]();
  const paths: string[] = [];
  for (const { sides, centre, rotation } of tiles) {
    const path = linePath(star(sides, edge, angle, rotation), [centre[0] * edge, centre[1] * edge]);
    paths[sides] = (paths[sides] ?? '') + path;
  }
  return {
    width: Math.round(width * edge * 1000) / 1000,
    height: Math.round(height * edge * 1000) / 1000,
    paths: paths.filter(Boolean).reverse(),
  };
}
