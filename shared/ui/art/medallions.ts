import type { Tone } from '../../contract/Tone.ts';
import type { Medallion } from './medallionPaths.ts';

/** The medallion of a tone: it has the points of the largest stars of the tone's tiling. */
export const medallions = {
  ochre: { fold: 12, angles: [62, 60, 62, 64] },
  teal: { fold: 8, angles: [67.5, 60, 67.5] },
  lapis: { fold: 16, angles: [60, 62, 60, 63, 62] },
  garnet: { fold: 10, angles: [63, 60, 63] },
  olive: { fold: 6, angles: [60, 48, 60] },
  violet: { fold: 12, angles: [74, 58, 70] },
} as const satisfies Record<Tone, Medallion>;
