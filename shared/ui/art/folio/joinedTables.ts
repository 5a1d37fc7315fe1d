import { inks } from '../grounds.ts';
import { across, type Box, down, drawn, filled, rectangle } from '../svg.ts';
import { captioned } from './captioned.ts';
import type { Brush } from './Drawing.ts';

/** Tables from three sources, joined into one view. */
export const joinedTables = captioned((box, brush) => {
  const { tone } = brush;
  const gap = 14;
  const width = (box.width - 2 * gap) / 3;
  const top = { ...box, height: box.height * 0.36 };
  const view = { ...box, y: box.y + box.height * 0.58, height: box.height * 0.42 };
  const sources = [0, 1, 2].map((index) => ({ ...top, x: box.x + index * (width + gap), width }));
  const joint = box.y + box.height * 0.47;
  const ways = sources.map((source) =>
    down(source.x + width / 2, source.y + source.height, joint - source.y - source.height),
  );
  const bar = across(box.x + width / 2, joint, 2 * (width + gap));
  return [
    drawn(tone.light, 2, ways.join('') + bar + down(box.x + box.width / 2, joint, view.y - joint)),
    ...sources.map((source) => table(source, 2, inks.mute, brush)),
    table(view, 5, tone.light, brush),
  ].join('');
});

function table(box: Box, columns: number, colour: string, { random }: Brush): string {
  const rows = Math.max(3, Math.floor(box.height / 20));
  const height = box.height / rows;
  const width = box.width / columns;
  const cells = Array.from({ length: (rows - 1) * columns }, (_, index) =>
    across(
      box.x + (index % columns) * width + 6,
      box.y + (1.5 + Math.floor(index / columns)) * height,
      (width - 12) * (0.4 + random() * 0.6),
    ),
  );
  return [
    filled(colour, rectangle({ ...box, height })),
    drawn(inks.hairline, 4, cells.join('')),
    drawn(colour, 1.2, rectangle(box), { opacity: 0.6 }),
  ].join('');
}
