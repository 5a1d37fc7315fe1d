import { inks } from '../grounds.ts';
import { across, drawn } from '../svg.ts';
import type { Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const pitch = 17;

/** A page that is returned: most lines struck out, and an arrow back to the author. */
export const returned: Drawing = (box, brush) => {
  const { tone, random } = brush;
  const column = { ...below(box, titleHeight), width: box.width * 0.74 };
  const rows = Math.floor(column.height / pitch);
  const struck = Array.from({ length: rows }, (_, row) => row).filter(() => random() < 0.6);
  const right = Math.round(box.x + box.width - 10);
  const [top, bottom] = [Math.round(column.y + 4), Math.round(column.y + column.height - pitch)];
  const strokes = struck.map((row) => across(column.x, column.y + row * pitch, column.width * (0.6 + random() * 0.38)));
  return (
    title(box, random) +
    body(paragraph(column, rows, random, { pitch })) +
    drawn(tone.light, 2.5, strokes.join('')) +
    drawn(inks.saffron, 6, `M${right - 26} ${bottom}h8q18 0 18-18V${top + 18}q0-18-18-18h-10m12-12l-12 12 12 12`)
  );
};
