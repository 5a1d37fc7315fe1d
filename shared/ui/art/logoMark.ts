import { linePath } from './linePath.ts';
import { star } from './star.ts';

/** Path data of the publisher's mark, an eight-pointed star and the spark in it, in a square of 32 about the origin. */
export const logoMark = {
  star: linePath(star(8, 12.4, 67.5, Math.PI / 8)),
  spark: linePath(star(8, 4.6, 50)),
} as const;
