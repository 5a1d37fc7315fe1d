import { inks } from '../grounds.ts';
import type { Box } from '../svg.ts';
import { across, drawn } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const pitch = 15;

/** One page of a pair: the same paragraphs, ranged left on one page and right on the other. */
const page =
  (isRight: boolean): Drawing =>
  (box, brush) => {
    const column = below(box, titleHeight);
    const lengths = paragraphs(column, brush);
    const rows = lengths.reduce<{ y: number; parts: string[] }>(
      ({ y, parts }, lines, index) => ({
        y: y + lines * pitch + 14,
        parts: [...parts, part({ ...column, y: y + 6 }, lines, index === 1, isRight, brush)],
      }),
      { y: column.y, parts: [] },
    );
    return title(box, brush.random, isRight) + rows.parts.join('');
  };

export const leftPage = page(false);
export const rightPage = page(true);

function paragraphs({ height }: Box, { random }: Brush): readonly number[] {
  const rows = Math.floor((height - 28) / pitch);
  const first = 3 + Math.floor(random() * 3);
  const second = 4 + Math.floor(random() * 3);
  return [first, second, rows - first - second];
}

function part(box: Box, lines: number, isMarked: boolean, isRight: boolean, { tone, random }: Brush): string {
  const text = paragraph(box, lines, random, { pitch, isRight });
  const bar = across(isRight ? box.x + box.width + 10 : box.x - 16, box.y, 0);
  return isMarked ? drawn(tone.light, 5, text) + drawn(inks.saffron, 4, `${bar}m3-6v${lines * pitch - 3}`) : body(text);
}
