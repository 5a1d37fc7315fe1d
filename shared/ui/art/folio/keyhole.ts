import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { type Point, polar, star } from '../star.ts';
import { disc, drawn, filled, line, moved } from '../svg.ts';
import { captioned } from './captioned.ts';
import type { Brush } from './Drawing.ts';

/** A lock seen from the front: a dial, a star that turns in it, and the keyhole. */
export const keyhole = captioned((box, brush) => {
  const { tone, random } = brush;
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = Math.min(box.width, box.height) / 2;
  const sides = [8, 12, 16][Math.floor(random() * 3)] ?? 8;
  const ring = (share: number, angle: number, turn = 0) =>
    linePath(star(sides, 2 * radius * share * Math.tan(Math.PI / sides), angle, turn), centre);
  const angle = sides === 8 ? 67.5 : 60;
  return [
    dial(centre, radius, brush),
    filled(tone.light, disc(...centre, radius * 0.82)),
    drawn(inks.white, 1.3, ring(0.8, angle), { opacity: 0.75 }),
    drawn(inks.saffron, 2, ring(0.8, angle + 5, Math.PI / sides)),
    filled(tone.deep, disc(...centre, radius * 0.36)),
    drawn(inks.white, 1.6, disc(...centre, radius * 0.36), { opacity: 0.8 }),
    hole(centre, radius),
  ].join('');
});

function dial(centre: Point, radius: number, { tone, random }: Brush): string {
  const step = (2 * Math.PI) / 48;
  const ticks = (every: number, inner: number) => {
    const middle = (radius * (1 + inner)) / 2;
    const dashes = `1.6 ${(middle * step * every - 1.6).toFixed(3)}`;
    return drawn(tone.light, Math.round(radius * (1 - inner)), disc(...centre, middle), { dashes });
  };
  const set = Math.floor(random() * 48) * step + 0.8 / radius;
  const mark = line(moved([polar(radius, set), polar(radius * 0.86, set)], centre));
  return ticks(1, 0.94) + ticks(4, 0.89) + drawn(inks.saffron, 5, mark);
}

function hole([x, y]: Point, radius: number): string {
  const width = radius * 0.075;
  const foot = line([
    [x - width * 0.6, y],
    [x + width * 0.6, y],
    [x + width * 1.3, y + radius * 0.22],
    [x - width * 1.3, y + radius * 0.22],
  ]);
  return filled(inks.white, `${disc(x, y - radius * 0.06, radius * 0.1)}${foot}z`);
}
