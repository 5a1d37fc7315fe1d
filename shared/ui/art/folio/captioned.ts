import type { Box } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

/** Sets words about a figure, so that it fills a sheet of any shape: on its left, or above and below it. */
export const captioned =
  (figure: Drawing): Drawing =>
  (box, brush) => {
    if (box.width > box.height * 1.2) return withWordsBeside(box, figure, brush);
    if (box.height > box.width * 1.2) return withWordsAround(box, figure, brush);
    return figure(box, brush);
  };

function withWordsBeside(box: Box, figure: Drawing, brush: Brush): string {
  const words = { ...box, width: box.width * 0.3 };
  const text = below(words, titleHeight + 8);
  const rows = Math.floor(text.height / 15);
  const side = { ...box, x: box.x + box.width * 0.37, width: box.width * 0.63 };
  return title(words, brush.random) + body(paragraph(text, rows, brush.random)) + figure(side, brush);
}

function withWordsAround(box: Box, figure: Drawing, brush: Brush): string {
  const foot = { ...box, y: box.y + box.height - 28 };
  const middle: Box = { ...below(box, titleHeight), height: box.height - titleHeight - 44 };
  return title(box, brush.random) + figure(middle, brush) + body(paragraph(foot, 3, brush.random));
}
