import type { Tone } from '../../contract/Tone.ts';
import { ground } from './ground.ts';
import { medallion } from './medallion.ts';
import { medallions } from './medallions.ts';
import { type Box, svgFile } from './svg.ts';

interface Card {
  readonly tone: Tone;
  readonly width: number;
  readonly height: number;
}

/** The ground of a card whose text stands at the foot: a medallion above, and the tiling fading out below it. */
export function card({ tone, width, height }: Card): string {
  const box: Box = { x: 0, y: 0, width, height };
  const radius = Math.min(width * 0.4, height * 0.42);
  const centre = [Math.round(width - radius * 0.8), Math.round(radius * 0.36)] as const;
  const look = { from: [0.9, 0], to: [0.35, 1], scale: 1.1, shift: centre, isFading: true } as const;
  return svgFile(box, ground(tone, box, look) + medallion(medallions[tone], radius, centre));
}
