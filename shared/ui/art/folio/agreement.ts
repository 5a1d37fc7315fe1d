import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { type Point, star } from '../star.ts';
import { across, type Box, drawn, filled } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const pitch = 58;
const footHeight = 76;

/** An agreement: numbered clauses, and below them the signatures of both sides. */
export const agreement: Drawing = (box, brush) => {
  const clauses = below(box, titleHeight + 8);
  const rows = Math.max(1, Math.floor((clauses.height - footHeight) / pitch));
  const gap = box.width * 0.12;
  const foot = { y: box.y + box.height - footHeight, width: (box.width - gap) / 2, height: footHeight };
  return [
    title(box, brush.random),
    ...Array.from({ length: rows }, (_, row) => clause({ ...clauses, y: clauses.y + row * pitch }, brush)),
    signature({ ...foot, x: box.x }, brush),
    signature({ ...foot, x: box.x + foot.width + gap }, brush),
  ].join('');
};

function clause({ x, y, width }: Box, { tone, random }: Brush): string {
  const text = { x: x + 30, y: y + 17, width: width - 30, height: 40 };
  return (
    drawn(tone.light, 7, across(x, y, 14)) +
    drawn(inks.ink, 6, across(text.x, y, text.width * (0.3 + random() * 0.3))) +
    body(paragraph(text, 2, random, { pitch: 14 }))
  );
}

/** A name in ink above a line, and the mark of the one who signs below it. */
function signature({ x, y, width, height }: Box, { tone, random }: Brush): string {
  const baseline = y + height - 26;
  const strokes = Array.from({ length: 5 }, (_, index): Point => {
    const isUp = index % 2 === 0;
    return [x + width * (0.1 + 0.17 * index), baseline - (isUp ? 6 : 14 + random() * 14)];
  });
  const [first, ...others] = strokes.map(([left, top]) => `${Math.round(left)} ${Math.round(top)}`);
  const mark = linePath(star(8, 8, 67.5), [x + 8, baseline + 18]);
  return (
    drawn(tone.deep, 3, `M${first}${others.map((point) => `T${point}`).join('')}t${Math.round(width * 0.16)} 4`) +
    drawn(inks.mute, 1.6, across(x, baseline, width)) +
    filled(inks.saffron, mark) +
    drawn(inks.mute, 4, across(x + 26, baseline + 18, width * 0.42), { opacity: 0.6 })
  );
}
