import type { Tone } from '../../contract/Tone.ts';
import { ground } from './ground.ts';
import { type Box, svgFile } from './svg.ts';

interface Panel {
  readonly tone: Tone;
  /** Moves and turns the pattern, so that the drawings of a page differ. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

/** The pattern of a tone, on which a page lays a part of a sheet as text. */
export function panel({ tone, turn, width, height }: Panel): string {
  const box: Box = { x: 0, y: 0, width, height };
  const look = { from: [1, 0], to: [0, 1], turn: turn * 15, shift: [turn * 37, turn * 23], scale: 1.2 } as const;
  return svgFile(box, ground(tone, box, look));
}
