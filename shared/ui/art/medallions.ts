import type { Tone } from '../../contract/Tone.ts';
import { linePath } from './linePath.ts';
import { type Point, star, starRings } from './star.ts';

/** The medallion of a tone: it has the points of the largest stars of the tone's tiling. */
export const medallions = {
  ochre: { fold: 12, angles: [62, 60, 62, 64] },
  teal: { fold: 8, angles: [67.5, 60, 67.5] },
  lapis: { fold: 16, angles: [60, 62, 60, 63, 62] },
  garnet: { fold: 10, angles: [63, 60, 63] },
  olive: { fold: 6, angles: [60, 48, 60] },
  violet: { fold: 12, angles: [74, 58, 70] },
} as const satisfies Record<Tone, Medallion>;

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
