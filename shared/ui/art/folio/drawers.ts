import { inks } from '../grounds.ts';
import { across, type Box, disc, drawn, filled, rectangle, shorten } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';

const gap = 10;

/** A cabinet of labelled drawers; one stands open, its cards in order. */
export const drawers: Drawing = (box, brush) => {
  const { random } = brush;
  const [rows, columns] = box.width > box.height ? [4, 4] : [5 + Math.floor(random() * 2), 3];
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  const open = columns * (1 + Math.floor(random() * (rows - 2))) + Math.floor(random() * columns);
  const cells = Array.from(
    { length: rows * columns },
    (_, index): Box => ({
      x: box.x + (index % columns) * (width + gap),
      y: box.y + Math.floor(index / columns) * (height + gap),
      width,
      height,
    }),
  );
  const closed = cells.filter((_, index) => index !== open);
  return [
    `<defs><g id="drawer">${closedDrawer({ x: 0, y: 0, width, height }, brush)}</g></defs>`,
    ...closed.map(({ x, y }) => `<use href="#drawer" x="${shorten(x)}" y="${shorten(y)}"/>`),
    openDrawer(cells[open] ?? box, brush),
  ].join('');
};

function closedDrawer(front: Box, { tone }: Brush): string {
  return (
    filled(tone.light, rectangle(front), { opacity: 0.1 }) +
    drawn(tone.light, 1.4, rectangle(front), { opacity: 0.55 }) +
    label(front, inks.mute) +
    filled(tone.light, disc(front.width / 2, front.height * 0.8, 2.6))
  );
}

function label({ x, y, width, height }: Box, ink: string): string {
  const card = { x: x + width * 0.2, y: y + height * 0.24, width: width * 0.6, height: height * 0.32 };
  return (
    filled(inks.white, rectangle(card)) +
    drawn(ink, 2.5, across(card.x + 6, card.y + card.height / 2, card.width * 0.5))
  );
}

function openDrawer({ x, y, width, height }: Box, { tone, random }: Brush): string {
  const front = { x: x - 6, y: y + height * 0.42, width: width + 12, height: height * 0.86 };
  const cards = [0, 1, 2].map(
    (index): Box => ({
      x: x + 4 + (2 - index) * 3,
      y: y - height * 0.22 + index * height * 0.2,
      width: width - 8 - (2 - index) * 6,
      height: height * 0.7,
    }),
  );
  const chosen = cards[Math.floor(random() * 3)] ?? front;
  const tab = { x: chosen.x + chosen.width * 0.62, y: chosen.y, width: chosen.width * 0.26, height: 5 };
  return [
    filled(tone.deep, rectangle({ x, y, width, height })),
    ...cards.map((card) => `<path fill="${inks.white}" stroke="${inks.hairline}" d="${rectangle(card)}"/>`),
    filled(inks.saffron, rectangle(tab)),
    filled(tone.light, rectangle(front)),
    label(front, inks.ink),
    filled(inks.saffron, disc(front.x + front.width / 2, front.y + front.height * 0.8, 3.4)),
  ].join('');
}
