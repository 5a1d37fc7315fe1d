import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { type Point, polar, star } from '../star.ts';
import { dots, filled, shorten } from '../svg.ts';
import { captioned } from './captioned.ts';
import type { Brush } from './Drawing.ts';

/** Seats side by side: a part of a circle about the stage, from one direction to another. */
interface Row {
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

const rows = 8;
const blocks = 3;

/** The plan of a hall: rows of seats in blocks about a stage, some of them taken. */
export const stagePlan = captioned((box, brush) => {
  const spread = 1.9 + brush.random() * 0.45;
  const above = Math.max(-Math.cos(spread), 0.24);
  const reach = Math.min(box.width / 2, box.height / (1 + above));
  const stage: Point = [box.x + box.width / 2, box.y + (box.height - reach * (1 + above)) / 2 + reach * above];
  const seat = (reach * 0.6) / (rows - 0.5);
  const room = 2 / blocks;
  const all = Array.from({ length: rows * blocks }, (_, index) =>
    rowOfSeats(
      reach * 0.4 + seat * Math.floor(index / blocks),
      ((index % blocks) - 1) * spread * room,
      spread * room,
      seat,
    ),
  );
  const guests = all.filter(() => brush.random() < 0.2).map(({ radius, to }) => at(radius, to, stage));
  const edge = 2 * reach * 0.26 * Math.tan(Math.PI / 16);
  return [
    seats(all, stage, seat, brush.tone.light, 0.2),
    seats(
      all.map((row) => taken(row, seat, brush.random)),
      stage,
      seat,
      brush.tone.light,
      1,
    ),
    dots(inks.saffron, seat * 0.72, guests),
    filled(brush.tone.deep, linePath(star(16, edge, 40), stage)),
    filled(inks.saffron, linePath(star(8, reach * 0.1, 67.5, Math.PI / 8), stage)),
  ].join('');
});

function rowOfSeats(radius: number, middle: number, room: number, seat: number): Row {
  const half = (Math.floor((room * radius) / seat - 1.2) * seat) / radius / 2;
  return { radius, from: middle - half, to: middle + half };
}

function taken({ radius, from, to }: Row, seat: number, random: Brush['random']): Row {
  const step = seat / radius;
  const count = Math.round((to - from) / step);
  const first = Math.floor((random() * count) / 2);
  const last = Math.min(count, first + Math.floor(random() * (count + 1)));
  return { radius, from: from + first * step, to: from + last * step };
}

function at(radius: number, direction: number, [x, y]: Point): Point {
  const [across, along] = polar(radius, Math.PI / 2 - direction);
  return [x + across, y + along];
}

/** Every seat is a dash of no length with round ends. */
function seats(all: readonly Row[], stage: Point, seat: number, colour: string, opacity: number): string {
  const arcs = all.map(({ radius, from, to }) => {
    const ends = [from, to + (seat * 0.1) / radius].map((direction) =>
      at(radius, direction, stage).map(shorten).join(' '),
    );
    return `M${ends.join(`A${shorten(radius)} ${shorten(radius)} 0 0 0 `)}`;
  });
  return (
    `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${shorten(seat * 0.72)}"` +
    ` stroke-linecap="round" stroke-dasharray="0 ${shorten(seat)}" d="${arcs.join('')}"/>`
  );
}
