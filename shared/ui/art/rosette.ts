import { inks } from './grounds.ts';
import { linePath } from './linePath.ts';
import { logoMark } from './logoMark.ts';
import { type Point, polar, starRings } from './star.ts';
import { drawn, svgFile } from './svg.ts';

const fold = 16;
const turn = (2 * Math.PI) / fold;
const centre: Point = [0, 0];
const radius = 460;
const turquoise = '#4fbfb0';

/** Each turns a copy of all that is drawn before it: four copies make sixteen sectors. */
const turns = [22.5, 45, 90, 180];

const pens = [
  { ink: inks.saffron, width: 1.8 },
  { ink: turquoise, width: 1.5 },
  { ink: inks.pale, width: 1.2 },
] as const;

/** The rosette of the start page, for its dark ground. */
export function rosette(): string {
  const { chords, rings, page, eye } = rosetteSector();
  const lines = rings.map((ring, index) => {
    const { ink, width } = pens[index % pens.length] ?? pens[0];
    return drawn(ink, width, ring);
  });
  const sector = `<path fill="url(#page)" d="${page}"/>${drawn(inks.white, 1, chords, { opacity: 0.24 })}${lines.join('')}`;
  const circle = turns.reduce(
    (all, angle) => `<g id="to${angle}">${all}</g><use href="#to${angle}" transform="rotate(${angle})"/>`,
    sector,
  );
  const stops = `<stop stop-color="${turquoise}" stop-opacity=".3"/><stop offset="1" stop-color="${inks.saffron}" stop-opacity=".65"/>`;
  const star = `<path fill="${inks.saffron}" d="${logoMark.star}" transform="scale(${(eye / 26).toFixed(2)})"/>`;
  return svgFile(
    { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
    `<linearGradient id="page">${stops}</linearGradient>${star}<g stroke-linecap="round">${circle}</g>`,
  );
}

/** Path data of one sixteenth of the rosette, to be repeated at every 22.5 degrees. */
interface RosetteSector {
  readonly chords: string;
  /** Six rings of stars from the rim inwards. */
  readonly rings: readonly string[];
  readonly page: string;
  /** The radius inside the innermost ring. */
  readonly eye: number;
}

export function rosetteSector(): RosetteSector {
  const rings = starRings(fold, radius * 0.93, [62, 60, 63, 61, 64, 62], turn / 2);
  const chords = [3, 5, 7].map((skip) => linePath([polar(radius, 0), polar(radius, skip * turn)], centre, ''));
  const side = turn * 0.17;
  const page = [polar(radius, 0), polar(radius * 0.86, side), polar(radius * 0.7, 0), polar(radius * 0.86, -side)];
  return {
    chords: chords.join(''),
    rings: rings.map((ring) => linePath(ring.slice(0, 3), centre, '')),
    page: linePath(page),
    eye: Math.round(Math.hypot(...(rings.at(-1)?.[1] ?? centre))),
  };
}
