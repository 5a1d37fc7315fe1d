import type { Box } from '../svg.ts';

export const panel: Box = { x: 0, y: 0, width: 640, height: 480 };

const inset = 24;
const tall = { y: inset, width: 304, height: panel.height - 2 * inset };
const broad = { ...tall, width: 400 };
const half = { width: 264, height: 392 };

/** The positions of sheets on a panel: in its middle, at least 24 from its edges. */
export const layouts = {
  centre: [{ ...tall, x: (panel.width - tall.width) / 2 }],
  broad: [{ ...broad, x: (panel.width - broad.width) / 2 }],
  wide: [{ x: 72, y: 66, width: 496, height: 348 }],
  facing: [
    { ...half, x: 44, y: 44 },
    { ...half, x: 332, y: 44 },
  ],
  'stepped-down': [
    { ...half, x: 44, y: inset },
    { ...half, x: 332, y: 64 },
  ],
  'stepped-up': [
    { ...half, x: 44, y: 64 },
    { ...half, x: 332, y: inset },
  ],
} as const satisfies Record<string, readonly [Box, ...Box[]]>;

export type FolioLayout = keyof typeof layouts;
