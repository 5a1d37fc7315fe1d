import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { star } from '../star.ts';
import { across, type Box, drawn, filled, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { body, paragraph } from './text.ts';

/** Five journals on a shelf; the best match stands out. Five lines below are the reasons. */
export const spines: Drawing = (box, brush) => shelf(box, brush, 0);

/** The last two of them, pale and apart from the others, are left out. */
export const leftOut: Drawing = (box, brush) => shelf(box, brush, 2);

function shelf(box: Box, brush: Brush, out: number): string {
  const { random } = brush;
  const board = box.y + box.height * (box.height > box.width ? 0.72 : 0.78);
  const gap = box.width * 0.022;
  const shares = Array.from({ length: 5 }, () => 0.8 + random() * 0.55);
  const apart = out ? box.width * 0.12 : 0;
  const unit = (box.width - 4 * gap - apart) / shares.reduce((sum, share) => sum + share, 0);
  const chosen = out ? 1 : 1 + Math.floor(random() * 3);
  let x = box.x;
  const books = shares.map((share, index) => {
    const isOut = index >= shares.length - out;
    const isChosen = index === chosen;
    if (isOut && index === shares.length - out) x += apart;
    const height = (board - box.y) * (isChosen ? 1 : 0.66 + random() * 0.2);
    const spine = { x, y: board - height, width: share * unit, height };
    x += share * unit + gap;
    return isOut ? paleBook(spine) : book(spine, index, isChosen, brush);
  });
  const text = { ...box, y: board + 30 };
  const rows = Math.max(1, Math.floor((box.y + box.height - text.y) / 16) + 1);
  return (
    books.join('') +
    drawn(inks.ink, 3, across(box.x - 8, board + 1.5, box.width + 16)) +
    body(paragraph(text, rows, random, { pitch: 16 }))
  );
}

const paleBook = (spine: Box) =>
  filled(inks.sand, rectangle(spine), { opacity: 0.6 }) +
  drawn(inks.hairline, 1.5, rectangle(spine), { dashes: '4 4' });

function book(spine: Box, index: number, isChosen: boolean, { tone }: Brush): string {
  const { x, y, width, height } = spine;
  const middle = x + width / 2;
  const [ground, detail] = isChosen
    ? [tone.light, inks.saffron]
    : ([
        [inks.sand, inks.mute],
        [tone.deep, inks.hairline],
        [inks.hairline, inks.mute],
      ][index % 3] ?? []);
  const bands = [y + 16, y + 23, y + height - 20].map((top) => across(x, top, width)).join('');
  const edge = width * 0.24;
  const emblem = isChosen ? filled(inks.saffron, linePath(star(8, edge, 67.5, Math.PI / 8), [middle, y + 52])) : '';
  const label = `M${Math.round(middle)} ${Math.round(y + (isChosen ? 84 : 44))}v${Math.round(height * 0.38)}`;
  return (
    filled(ground ?? inks.sand, rectangle(spine)) +
    drawn(detail ?? inks.mute, 2, bands) +
    emblem +
    drawn(isChosen ? inks.white : (detail ?? inks.mute), 5, label)
  );
}
