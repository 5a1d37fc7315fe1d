import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { type Point, polar, star } from '../star.ts';
import { disc, dots, drawn, filled, line, moved } from '../svg.ts';
import { captioned } from './captioned.ts';
import type { Brush } from './Drawing.ts';

/** A paper and the people about it: readers on rings, the invited ones joined to it. */
export const linkedNodes = captioned((box, brush) => {
  const { tone, random } = brush;
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = Math.min(box.width, box.height) / 2 - 8;
  const count = 8 + 2 * Math.floor(random() * 3);
  const start = random() * Math.PI;
  const outer = ring(count, radius, start, centre);
  const inner = ring(count / 2, radius * 0.58, start + Math.PI / count, centre);
  const chosen = inner.filter((_, index) => index % 2 === 0);
  const branches = inner.flatMap((point, index) =>
    [2 * index, 2 * index + 1].map((place) => line([point, outer[place] ?? point])),
  );
  const web = outer.map((point, index) => line([point, outer[(index + 3) % count] ?? point]));
  return [
    drawn(inks.hairline, 1, disc(...centre, radius) + disc(...centre, radius * 0.58)),
    drawn(inks.hairline, 1, web.join('')),
    drawn(tone.light, 1.4, branches.join(''), { opacity: 0.5, dashes: '3 4' }),
    drawn(tone.light, 2, inner.map((point) => line([centre, point])).join('')),
    dots(tone.light, 16, outer) + dots(inks.white, 11.5, outer),
    dots(inks.white, 28, inner) + dots(tone.light, 24, inner) + dots(inks.saffron, 11, chosen),
    filled(inks.white, disc(...centre, radius * 0.3)),
    emblem(centre, radius, brush),
  ].join('');
});

function ring(count: number, radius: number, start: number, centre: Point): readonly Point[] {
  const points = Array.from({ length: count }, (_, index) => polar(radius, start + (2 * Math.PI * index) / count));
  return moved(points, centre);
}

function emblem(centre: Point, radius: number, { tone }: Brush): string {
  const of = (share: number, angle: number) =>
    linePath(star(12, 2 * radius * share * Math.tan(Math.PI / 12), angle), centre);
  return filled(tone.deep, of(0.28, 60)) + drawn(inks.saffron, 1.6, of(0.18, 60));
}
