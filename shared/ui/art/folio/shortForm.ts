import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { star } from '../star.ts';
import { across, type Box, drawn, filled, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { title, titleHeight } from './text.ts';

/** A form that asks for little, and the badge that comes of it. */
export const shortForm: Drawing = (box, brush) => {
  const isWide = box.width > box.height;
  const form = isWide ? { ...box, width: box.width * 0.52 } : { ...box, height: box.height * 0.56 };
  const badge = isWide
    ? { x: box.x + box.width * 0.62, y: box.y + 14, width: box.width * 0.38, height: box.height - 14 }
    : { x: box.x + box.width * 0.2, y: box.y + box.height * 0.66, width: box.width * 0.6, height: box.height * 0.34 };
  return fields(form, brush) + card(badge, brush);
};

function fields(form: Box, brush: Brush): string {
  const step = (form.height - titleHeight) / 3;
  const rows = [0, 1, 2].map((row) => form.y + titleHeight + row * step);
  return [
    title(form, brush.random),
    drawn(inks.mute, 4, rows.map((y) => across(form.x, y, form.width * 0.24)).join('')),
    drawn(inks.mute, 1.4, rows.map((y) => rectangle({ ...form, y: y + 9, height: step - 22 })).join('')),
    drawn(
      inks.ink,
      6,
      rows.map((y) => across(form.x + 12, y + 9 + (step - 22) / 2, form.width * (0.3 + brush.random() * 0.3))).join(''),
    ),
  ].join('');
}

function card({ x, y, width, height }: Box, { tone, random }: Brush): string {
  const middle = x + width / 2;
  return [
    drawn(
      tone.deep,
      5,
      `M${Math.round(middle - 26)} ${Math.round(y - 12)}L${Math.round(middle)} ${Math.round(y + 6)}L${Math.round(middle + 26)} ${Math.round(y - 12)}`,
    ),
    filled(inks.sand, rectangle({ x, y, width, height })),
    filled(tone.light, rectangle({ x, y, width, height: height * 0.3 })),
    filled(inks.saffron, linePath(star(8, height * 0.07, 67.5), [middle, y + height * 0.15])),
    drawn(inks.ink, 9, across(x + width * 0.14, y + height * 0.52, width * (0.55 + random() * 0.16))),
    drawn(inks.mute, 5, across(x + width * 0.14, y + height * 0.72, width * (0.34 + random() * 0.2))),
  ].join('');
}
