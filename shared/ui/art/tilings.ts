import type { Point } from './star.ts';

/** A regular polygon; `rotation` is the direction of the middle of its first edge, in radians. */
export interface Tile {
  readonly sides: number;
  readonly centre: Point;
  readonly rotation: number;
}

/** A rectangle that repeats the tiling. All lengths are in edges of the polygons. */
export interface Tiling {
  readonly width: number;
  readonly height: number;
  /** Every tile whose star reaches into the rectangle, each once. */
  readonly tiles: readonly Tile[];
}

type Seed = readonly [sides: number, x: number, y: number, rotation: number];

const root3 = Math.sqrt(3);
const quarter = Math.PI / 2;

/** Archimedean tilings, named by the polygons that meet at a corner. */
export const tilings = {
  '4.8.8': () => squareTiling(1 + Math.SQRT2),
  '6.6.6': () => hexagonalTiling(root3, [[6, 0, 0, 0]]),
  '3.6.3.6': () => hexagonalTiling(2, [[6, 0, 0, quarter], ...betweenThree(3, 2)]),
  '3.12.12': () => hexagonalTiling(2 + root3, [[12, 0, 0, 0], ...betweenThree(3, 2 + root3)]),
  '4.6.12': () => {
    const width = 3 + root3;
    const squares = [0, 1, 2].map((turn): Seed => {
      const direction = (turn * Math.PI) / 3;
      return [4, (width / 2) * Math.cos(direction), (width / 2) * Math.sin(direction), direction];
    });
    return hexagonalTiling(width, [[12, 0, 0, 0], ...betweenThree(6, width), ...squares]);
  },
} satisfies Record<string, () => Tiling>;

export type TilingName = keyof typeof tilings;

/** The two polygons that lie between three neighbours of a hexagonal lattice. */
function betweenThree(sides: number, width: number): readonly Seed[] {
  const height = width / root3;
  return [
    [sides, 0, height, -quarter],
    [sides, 0, -height, quarter],
  ];
}

function squareTiling(width: number): Tiling {
  const seeds: readonly Seed[] = [
    [8, 0, 0, 0],
    [4, width / 2, width / 2, Math.PI / 4],
  ];
  return repeat(seeds, width, width);
}

/** The smallest rectangle of a hexagonal lattice holds each tile twice: at a corner and in the middle. */
function hexagonalTiling(width: number, seeds: readonly Seed[]): Tiling {
  const height = width * root3;
  const shifted = seeds.map(([sides, x, y, rotation]): Seed => [sides, x + width / 2, y + height / 2, rotation]);
  return repeat([...seeds, ...shifted], width, height);
}

function repeat(seeds: readonly Seed[], width: number, height: number): Tiling {
  const tiles = new Map<string, Tile>();
  for (const [sides, x, y, rotation] of seeds) {
    for (const left of [x - width, x, x + width]) {
      for (const top of [y - height, y, y + height]) {
        const reach = 0.5 / Math.tan(Math.PI / sides);
        if (!touches(left, width, reach) || !touches(top, height, reach)) continue;
        tiles.set(`${sides} ${thousandths(left)} ${thousandths(top)}`, { sides, centre: [left, top], rotation });
      }
    }
  }
  return { width, height, tiles: [...tiles.values()] };
}

function touches(centre: number, size: number, reach: number): boolean {
  return centre + reach > 0.001 && centre - reach < size - 0.001;
}

// Adding 0 turns -0 into 0, so that both have the same key.
function thousandths(value: number): number {
  return Math.round(value * 1000) + 0;
}
