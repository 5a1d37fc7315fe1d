import type { Ground } from '../grounds.ts';
import type { Random } from '../seededRandom.ts';
import type { Box } from '../svg.ts';

/** The tone of the panel, and the random numbers of the drawing. */
export interface Brush {
  readonly tone: Ground;
  readonly random: Random;
}

/** Draws the content of a sheet inside the box. */
export type Drawing = (box: Box, brush: Brush) => string;
