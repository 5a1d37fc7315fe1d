import type { Ground } from '../grounds.ts';
import type { Random } from '../seededRandom.ts';
import type { Box } from '../svg.ts';

/** What a drawing is made with: the tone of its panel, and its own source of chance. */
export interface Brush {
  readonly tone: Ground;
  readonly random: Random;
}

/** Draws what a sheet of paper shows, inside the box. */
export type Drawing = (box: Box, brush: Brush) => string;
