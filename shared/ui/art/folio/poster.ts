import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { star } from '../star.ts';
import { across, type Box, drawn, filled, line, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below } from './text.ts';

/** A poster that is read from two metres: a few words, very large, and one figure. */
export const poster: Drawing = (box, brush) => {
  const { tone, random } = brush;
  const head = { ...box, height: box.height * 0.26 };
  const figure = { ...below(box, head.height + 18), height: box.height * 0.44 };
  const points = below(figure, figure.height + 28);
  const rows = [0, 1].map((row) => points.y + row * 28);
  return [
    filled(tone.deep, rectangle(head)),
    drawn(
      inks.white,
      14,
      across(head.x + 18, head.y + head.height * 0.36, head.width * (0.7 + random() * 0.14)) +
        across(head.x + 18, head.y + head.height * 0.72, head.width * (0.4 + random() * 0.2)),
    ),
    curve(figure, brush),
    ...rows.map(
      (y) =>
        filled(inks.saffron, linePath(star(8, 8, 67.5), [box.x + 10, y])) +
        drawn(inks.mute, 9, across(box.x + 30, y, box.width * (0.5 + random() * 0.3))),
    ),
  ].join('');
};

function curve(box: Box, { tone, random }: Brush): string {
  const points = Array.from({ length: 6 }, (_, index): [number, number] => [
    box.x + (box.width * index) / 5,
    box.y + box.height * (0.86 - 0.68 * (index / 5) ** 1.3 - random() * 0.1),
  ]);
  return (
    filled(tone.light, rectangle(box), { opacity: 0.1 }) +
    drawn(tone.light, 7, line(points)) +
    drawn(inks.ink, 3, across(box.x, box.y + box.height, box.width))
  );
}
