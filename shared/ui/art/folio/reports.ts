import { inks } from '../grounds.ts';
import { across, type Box, disc, drawn, filled, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const pitch = 66;

/** Two reports on one paper: point by point they agree, with a full disc, or differ, with an empty one. */
export const firstReport: Drawing = (box, brush) => report(box, brush, () => false);
export const secondReport: Drawing = (box, brush) => report(box, brush, (point) => point % 2 === 1);

function report(box: Box, brush: Brush, differs: (point: number) => boolean): string {
  const list = below(box, titleHeight + 14);
  const points = Math.max(1, Math.floor(list.height / pitch));
  const rows = Array.from({ length: points }, (_, index) => {
    const place = { ...list, y: list.y + index * pitch };
    return finding(place, differs(index), brush);
  });
  return title(box, brush.random) + rows.join('');
}

function finding({ x, y, width }: Box, isOther: boolean, { tone, random }: Brush): string {
  const text = { x: x + 34, y: y + 18, width: width - 34, height: 40 };
  const mark = disc(x + 10, y + 2, 9);
  return (
    (isOther ? drawn(inks.saffron, 4, mark) : filled(tone.light, mark)) +
    drawn(inks.ink, 7, across(x + 34, y, width * (0.4 + random() * 0.2))) +
    body(paragraph(text, 2 + Math.round(random()), random, { pitch: 13 })) +
    (isOther ? filled(inks.saffron, rectangle({ ...text, y: y + 12, height: 34 }), { opacity: 0.25 }) : '')
  );
}
