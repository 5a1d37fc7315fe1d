import { inks } from '../grounds.ts';
import { across, type Box, disc, down, drawn, filled, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const pitch = 17;

/** A page in the hands of an editor: passages marked, and a note in the margin for each. */
export const marginMarks: Drawing = (box, brush) => {
  const column = { ...below(box, titleHeight), width: box.width * 0.66 };
  const rows = Math.floor(column.height / pitch);
  const count = rows < 14 ? 3 : 4;
  const tops = Array.from({ length: count }, (_, index) => column.y + pitch * (Math.floor(rows / count) * index + 1));
  const first = Math.floor(brush.random() * marks.length);
  const drawing = tops.map((y, index) => (marks[(first + index) % marks.length] ?? highlight)({ ...column, y }, brush));
  const margin = { ...column, x: column.x + column.width + 34, width: box.width * 0.34 - 34 };
  const notes = tops.map((y, index) => note({ ...margin, y }, index, brush));
  const text = body(paragraph(column, rows, brush.random, { pitch }));
  return title(box, brush.random) + text + drawing.join('') + notes.join('');
};

const marks = [highlight, strike, bracket, insertion];

function highlight({ x, y, width }: Box, { random }: Brush): string {
  const left = x + width * random() * 0.3;
  return filled(inks.saffron, rectangle({ x: left, y: y - 7, width: width * 0.55, height: 14 }), { opacity: 0.45 });
}

function strike({ x, y, width }: Box, { tone, random }: Brush): string {
  const left = x + width * (0.1 + random() * 0.4);
  return drawn(tone.light, 2.5, across(left, y, width * 0.36));
}

function bracket({ x, y, width }: Box, { tone }: Brush): string {
  return drawn(tone.light, 2.5, `M${x + width + 6} ${y - 8}h8v${2 * pitch + 16}h-8`);
}

function insertion({ x, y, width }: Box, { tone, random }: Brush): string {
  const at = Math.round(x + width * (0.35 + random() * 0.3));
  return drawn(tone.light, 2.5, `M${at - 7} ${y + 10}l7-10 7 10`) + drawn(tone.light, 4, across(at, y - 8, 46));
}

function note(box: Box, index: number, { tone, random }: Brush): string {
  const lines = 2 + Math.floor(random() * 2);
  const dot = index % 2 ? tone.light : inks.saffron;
  return (
    filled(dot, disc(box.x - 12, box.y, 4)) +
    drawn(inks.hairline, 1, down(box.x - 12, box.y + 6, lines * 11)) +
    drawn(tone.light, 4, paragraph(box, lines, random, { pitch: 12 }), { opacity: 0.75 })
  );
}
