import { inks } from '../grounds.ts';
import { across, type Box, drawn, filled, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, paragraph, title, titleHeight } from './text.ts';

const pitch = 34;

/** A list of what a desk asks for: most of it ticked, and one point opened to see what is behind it. */
export const checklist: Drawing = (box, brush) => {
  const list = below(box, titleHeight + 4);
  const rows = Math.floor((list.height + 10) / pitch) - 1;
  const opened = 1 + Math.floor(brush.random() * Math.max(1, rows - 2));
  const items = Array.from({ length: rows }, (_, index) => {
    const y = list.y + (index + (index > opened ? 1 : 0)) * pitch;
    return index === opened ? openPoint({ ...list, y }, brush) : point({ ...list, y }, index, brush);
  });
  return title(box, brush.random) + items.join('');
};

function point({ x, y, width }: Box, index: number, { tone, random }: Brush): string {
  const square = drawn(tone.light, 1.6, rectangle({ x, y, width: 18, height: 18 }), { opacity: 0.7 });
  const tick = index % 4 === 3 ? '' : drawn(tone.light, 3, `M${x + 4} ${Math.round(y) + 9}l4 5 8-11`);
  return square + tick + drawn(inks.hairline, 6, across(x + 32, y + 9, (width - 32) * (0.5 + random() * 0.45)));
}

function openPoint({ x, y, width }: Box, { tone, random }: Brush): string {
  const drawer = { x: x - 10, y: y - 8, width: width + 20, height: pitch * 2 - 4 };
  const words = { x: x + 32, y: y + 30, width: width - 40, height: 24 };
  return (
    filled(tone.light, rectangle(drawer), { opacity: 0.12 }) +
    filled(inks.saffron, rectangle({ ...drawer, width: 5 })) +
    filled(inks.white, rectangle({ x, y, width: 18, height: 18 })) +
    drawn(tone.light, 1.6, rectangle({ x, y, width: 18, height: 18 })) +
    drawn(inks.ink, 7, across(x + 32, y + 9, width * 0.46)) +
    drawn(inks.mute, 4, paragraph(words, 2, random, { pitch: 13 }), { opacity: 0.7 })
  );
}
