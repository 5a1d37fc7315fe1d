import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { type Point, star } from '../star.ts';
import { drawn, filled, line, shorten } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';

/** Sheets in layers, seen from above: what one platform carries. The topmost bears a star. */
export const stackedSheets: Drawing = (box, brush) => {
  const { tone, random } = brush;
  const count = (box.height > box.width ? 5 : 4) + Math.floor(random() * 2);
  const half = Math.min(box.width / 2, box.height * 0.6);
  const middle = box.x + box.width / 2;
  const spacing = Math.min((box.height - half) / (count - 1), half * 0.42);
  const lowest = box.y + (box.height + spacing * (count - 1)) / 2;
  const marked = 1 + Math.floor(random() * (count - 2));
  const places = Array.from({ length: count }, (_, index): Point => [middle, lowest - index * spacing]);
  const posts = places.slice(0, 1).flatMap(([x, y]) =>
    [-half, half].map((side) =>
      line([
        [x + side, y],
        [x + side, y - spacing * (count - 1)],
      ]),
    ),
  );
  const layers = places.map((place, index) => {
    const sheet = `${line(corners(place, half))}z`;
    const fill =
      index === marked ? filled(tone.light, sheet) : filled(tone.light, sheet, { opacity: (index % 2) * 0.1 });
    return filled(inks.white, sheet) + (index === marked || index % 2 ? fill : '') + drawn(tone.light, 1.6, sheet);
  });
  return (
    drawn(tone.light, 1.4, posts.join(''), { dashes: '2 5' }) +
    layers.join('') +
    emblem(places.at(-1) ?? [0, 0], half, brush)
  );
};

function corners([x, y]: Point, half: number): readonly Point[] {
  return [
    [x - half, y],
    [x, y - half / 2],
    [x + half, y],
    [x, y + half / 2],
  ];
}

/** Drawn in the plane of the sheet. */
function emblem([x, y]: Point, half: number, { tone, random }: Brush): string {
  const sides = random() < 0.5 ? 8 : 12;
  const angle = sides === 8 ? 67.5 : 62;
  const of = (share: number, turn = 0) =>
    linePath(star(sides, 2 * half * share * Math.tan(Math.PI / sides), angle, turn));
  return (
    `<g transform="translate(${shorten(x)} ${shorten(y)})scale(1 .5)">` +
    `${drawn(tone.light, 1.6, of(0.62, Math.PI / sides))}${filled(tone.light, of(0.42))}${filled(inks.saffron, of(0.2))}</g>`
  );
}
