import type { Tone } from '../../contract/Tone.ts';
import type { TilingName } from './tilings.ts';

/** The pattern of a tone: its tiling, the contact angle of the stars in degrees, and the edge of a tile in pixels. */
export interface Girih {
  readonly tiling: TilingName;
  readonly angle: number;
  readonly edge: number;
}

export const girih = {
  ochre: { tiling: '3.12.12', angle: 62, edge: 34 },
  teal: { tiling: '4.8.8', angle: 67.5, edge: 46 },
  lapis: { tiling: '4.6.12', angle: 60, edge: 32 },
  garnet: { tiling: '3.6.3.6', angle: 63, edge: 56 },
  olive: { tiling: '6.6.6', angle: 60, edge: 52 },
  violet: { tiling: '3.12.12', angle: 74, edge: 36 },
} as const satisfies Record<Tone, Girih>;
