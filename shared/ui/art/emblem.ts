import type { Tone } from '../../contract/Tone.ts';
import { ground } from './ground.ts';
import { inks } from './grounds.ts';
import { medallion } from './medallion.ts';
import { medallions } from './medallions.ts';
import { type Point, polar } from './star.ts';
import { type Box, disc, drawn, line, moved, svgFile } from './svg.ts';

const box: Box = { x: 0, y: 0, width: 640, height: 360 };
const middle: Point = [320, 180];

const emblems = {
  /** Stars that meet at their points. */
  teal: () => {
    const radius = 84;
    const places = [-4, -2, 0, 2, 4].map((share): Point => [middle[0] + share * radius, middle[1]]);
    const links = drawn(inks.white, 1.2, places.map(([x, y]) => disc(x, y, radius)).join(''), { opacity: 0.4 });
    return links + places.map((place) => medallion(medallions.teal, radius, place)).join('');
  },
  /** Lines from every side that meet in one star. */
  lapis: () => {
    const rays = Array.from({ length: 32 }, (_, index) => {
      const direction = (index * Math.PI) / 16;
      return line(moved([polar(90, direction), polar(index % 2 ? 136 : 400, direction)], middle));
    });
    return drawn(inks.white, 1.2, rays.join(''), { opacity: 0.4 }) + medallion(medallions.lapis, 82, middle);
  },
  /** Stars on a rising line, each larger than the one before and with two more points. */
  olive: () => {
    const sizes = [13, 21, 33, 50];
    const ways = sizes.map((size, index) => sizes.slice(0, index).reduce((sum, before) => sum + 2 * before, size));
    return sizes
      .map((size, index): string => {
        const [x, y] = polar((ways[index] ?? 0) - 106, -Math.PI / 3);
        // Centres the whole figure, because the largest star extends beyond the line of centres.
        const centre: Point = [middle[0] + x - 12, middle[1] + y + 14];
        return medallion({ fold: 6 + 2 * index, angles: [63, 60, 62] }, size, centre);
      })
      .join('');
  },
} as const satisfies Partial<Record<Tone, () => string>>;

export const emblemTones = ['teal', 'lapis', 'olive'] as const satisfies readonly (keyof typeof emblems)[];

/** The emblems of the cards of the about page. The middle stays visible at any width and at a height of 200. */
export function emblem(tone: (typeof emblemTones)[number]): string {
  const look = { from: [0, 0], to: [1, 1], scale: 1.3, shift: middle, strength: 0.5 } as const;
  return svgFile(box, ground(tone, box, look) + emblems[tone]());
}
