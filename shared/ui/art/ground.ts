import type { Tone } from '../../contract/Tone.ts';
import { girih } from './girih.ts';
import { grounds, inks } from './grounds.ts';
import { type Box, rectangle } from './svg.ts';
import { svgPattern } from './svgPattern.ts';

interface GroundLook {
  /** The start and end of the gradient, as shares of width and height. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** The scale of the tiling relative to a banner. */
  readonly scale: number;
  /** The rotation of the tiling in degrees. */
  readonly turn?: number;
  readonly shift?: readonly [x: number, y: number];
  /** The opacity of the tiling; less than 1 under other drawings. */
  readonly strength?: number;
  /** Fades the tiling out towards the end of the gradient, where text stands. */
  readonly isFading?: boolean;
}

/** A gradient of a tone with its tiling: two definitions, `g` and `p`, and two rectangles that show them. */
export function ground(tone: Tone, box: Box, look: GroundLook): string {
  const { from, to, scale, turn = 0, shift = [0, 0], strength = 1, isFading } = look;
  const { light, deep } = grounds[tone];
  const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  const { edge, ...stars } = girih[tone];
  const transform = `translate(${shift[0]} ${shift[1]})rotate(${turn})`;
  const cell = { ...stars, edge: Math.round(edge * scale) };
  const all = rectangle(box);
  const tiling = `<path fill="url(#p)" d="${all}"/>`;
  return [
    `<linearGradient id="g" ${ends}><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    svgPattern('p', cell, { strokeOpacity: 0.45 * strength, fillOpacity: 0.1 * strength, transform }),
    `<path fill="url(#g)" d="${all}"/>`,
    isFading ? fading(tiling, ends, all) : tiling,
  ].join('');
}

function fading(content: string, ends: string, all: string): string {
  return (
    `<linearGradient id="f" ${ends}><stop stop-color="${inks.white}"/><stop offset=".7" stop-color="${inks.white}" stop-opacity="0"/></linearGradient>` +
    `<mask id="m"><path fill="url(#f)" d="${all}"/></mask><g mask="url(#m)">${content}</g>`
  );
}
