import { inks } from '../grounds.ts';
import type { Random } from '../seededRandom.ts';
import { across, type Box, drawn } from '../svg.ts';

interface Setting {
  readonly pitch?: number;
  /** Ranged right instead of left. */
  readonly isRight?: boolean;
  /** The paragraph goes on below: its last line is as long as the others. */
  readonly isOpen?: boolean;
}

/** Path data of a paragraph: ragged lines, the last one short. */
export function paragraph(box: Box, lines: number, random: Random, setting: Setting = {}): string {
  const { pitch = 15, isRight, isOpen } = setting;
  return Array.from({ length: lines }, (_, index) => {
    const isLast = !isOpen && lines > 1 && index === lines - 1;
    const width = box.width * (isLast ? 0.35 + random() * 0.3 : 0.88 + random() * 0.12);
    return across(isRight ? box.x + box.width - width : box.x, box.y + index * pitch, width);
  }).join('');
}

export const body = (path: string) => drawn(inks.hairline, 5, path);

/** A title of two bars and its byline; 58 high. */
export function title(box: Box, random: Random, isRight = false): string {
  const widths = [0.74 + random() * 0.2, 0.38 + random() * 0.24].map((share) => share * box.width);
  const bars = widths.map((width, index) =>
    across(isRight ? box.x + box.width - width : box.x, box.y + 5 + index * 19, width),
  );
  const byline = box.width * 0.3;
  const left = isRight ? box.x + box.width - byline : box.x;
  return drawn(inks.ink, 10, bars.join('')) + drawn(inks.mute, 4, across(left, box.y + 48, byline), { opacity: 0.6 });
}

export const titleHeight = 72;

/** The part of a box below a height. */
export const below = (box: Box, height: number): Box => ({ ...box, y: box.y + height, height: box.height - height });
