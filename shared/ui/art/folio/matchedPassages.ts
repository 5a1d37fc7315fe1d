import { inks } from '../grounds.ts';
import { type Box, disc, drawn, filled, rectangle } from '../svg.ts';
import type { Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const pitch = 16;
const matched = 3;

/** Two texts side by side: the passages that both have, joined, each pair in a colour of its own. */
export const matchedPassages: Drawing = (box, brush) => {
  const texts = below(box, titleHeight);
  const width = box.width * 0.4;
  const left = { ...texts, width };
  const right = { ...texts, x: box.x + box.width - width, width };
  const rows = Math.floor(texts.height / pitch);
  const free = rows - matched;
  const step = Math.floor(free / 2);
  const colours = [inks.saffron, brush.tone.light, inks.turquoise];
  const pairs = colours.map((colour, index) => {
    const start = index * step;
    const other = Math.min(free, start + (index % 2 ? -1 : 1) * Math.round(brush.random() * 2));
    return pair({ ...left, y: left.y + start * pitch }, { ...right, y: right.y + Math.max(0, other) * pitch }, colour);
  });
  const columns = [left, right].map((column) => body(paragraph(column, rows, brush.random, { pitch })));
  return title(box, brush.random) + pairs.join('') + columns.join('');
};

/** A passage of two lines in both texts. */
function pair(left: Box, right: Box, colour: string): string {
  const height = 2 * pitch;
  const passages = [left, right].map(({ x, y, width }) =>
    rectangle({ x: x - 6, y: y - pitch / 2, width: width + 12, height }),
  );
  const from = left.x + left.width + 6;
  const to = right.x - 6;
  const middle = Math.round((from + to) / 2);
  const [top, bottom] = [left, right].map(({ y }) => Math.round(y + pitch / 2));
  return (
    filled(colour, passages.join(''), { opacity: 0.3 }) +
    drawn(colour, 2.5, `M${Math.round(from)} ${top}C${middle} ${top} ${middle} ${bottom} ${Math.round(to)} ${bottom}`) +
    filled(colour, disc(from, top ?? 0, 4) + disc(to, bottom ?? 0, 4))
  );
}
