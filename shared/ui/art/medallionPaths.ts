import { linePath } from './linePath.ts';
import { type Point, star } from './star.ts';
import { starRings } from './starRings.ts';

export interface Medallion {
  readonly fold: number;
  readonly angles: readonly number[];
}

interface MedallionPaths {
  /** From the outside in. */
  readonly rings: readonly string[];
  /** The star inside the innermost ring, clear of its lines. */
  readonly spark: string;
}

/** Path data of nested rings of stars around a centre. */
export function medallionPaths({ fold, angles }: Medallion, radius: number, centre: Point = [0, 0]): MedallionPaths {
  const rings = starRings(fold, radius, angles, -Math.PI / 2);
  const eye = Math.hypot(...(rings.at(-1)?.[1] ?? [0, 0]));
  return {
    rings: rings.map((ring) => linePath(ring, centre)),
    spark: linePath(star(8, 0.8 * eye, 67.5, Math.PI / 8), centre),
  };
}
