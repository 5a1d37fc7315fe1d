import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { type Point, star } from '../star.ts';
import { across, type Box, disc, drawn, filled, line } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

/** A report with its findings ticked off, and the seal that closes it. */
export const seal: Drawing = (box, brush) => {
  const isTall = box.height > box.width;
  const radius = isTall ? Math.min(box.width * 0.3, box.height * 0.22) : box.height * 0.31;
  const middle: Point = isTall
    ? [box.x + box.width - radius, box.y + box.height - 1.5 * radius]
    : [box.x + box.width - radius - 6, box.y + box.height * 0.46];
  const text = isTall ? box : { ...box, width: box.width - 2 * radius - 48 };
  const list = below(text, titleHeight);
  const rows = Math.floor((isTall ? list.height - 2.5 * radius - 28 : list.height) / 26);
  const rest = { ...list, y: middle[1] - radius + 12, width: box.width - 2 * radius - 24, height: 2.4 * radius };
  return [
    title(text, brush.random),
    findings(list, rows, brush),
    isTall ? body(paragraph(rest, Math.floor(rest.height / 16), brush.random, { pitch: 16 })) : '',
    rosette(middle, radius, brush),
  ].join('');
};

function findings(list: Box, rows: number, { tone, random }: Brush): string {
  const tops = Array.from({ length: rows }, (_, index) => list.y + 10 + index * 26);
  const ticks = tops.map((top) => `M${shortened(list.x)} ${shortened(top)}l5 5 9-11`);
  const texts = tops.map((top) => across(list.x + 26, top, (list.width - 26) * (0.62 + random() * 0.38)));
  return drawn(tone.light, 2.5, ticks.join('')) + body(texts.join(''));
}

const shortened = Math.round;

function rosette([x, y]: Point, radius: number, { tone, random }: Brush): string {
  const ring = (sides: number, share: number, angle: number) =>
    linePath(star(sides, 2 * radius * share * Math.tan(Math.PI / sides), angle), [x, y]);
  const tail = (side: number): Point[] =>
    [
      [0.1, 0.7],
      [0.46, 0.6],
      [0.62, 1.42],
      [0.36, 1.26],
      [0.22, 1.5],
    ].map(([across = 0, down = 0]) => [x + side * across * radius, y + down * radius]);
  const angle = 58 + random() * 6;
  return [
    filled(tone.deep, `${line(tail(-1))}z${line(tail(1))}z`),
    filled(tone.light, ring(24, 1, 40)),
    drawn(inks.saffron, 2.5, disc(x, y, radius * 0.8)),
    drawn(inks.white, 1.3, ring(16, 0.74, angle), { opacity: 0.85 }),
    filled(inks.white, disc(x, y, radius * 0.42)),
    drawn(
      tone.light,
      4,
      `M${shortened(x - radius * 0.17)} ${shortened(y + 1)}l${shortened(radius * 0.13)} ${shortened(radius * 0.13)} ${shortened(radius * 0.23)}-${shortened(radius * 0.28)}`,
    ),
  ].join('');
}
