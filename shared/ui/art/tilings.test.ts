import type { Point } from './star.ts';
import { star } from './star.ts';
import { type Tile, type Tiling, type TilingName, tilings } from './tilings.ts';

const cases = Object.entries(tilings).map(([name, tiling]) => ({ name, tiling: tiling() }));

const contacts = (tile: Tile) =>
  star(tile.sides, 1, 60, tile.rotation)
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]): Point => [x + tile.centre[0], y + tile.centre[1]]);

const isSame = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6;

const area = (sides: number) => sides / 4 / Math.tan(Math.PI / sides);

function isInside([x, y]: Point, { width, height }: Tiling): boolean {
  return x > 0.01 && x < width - 0.01 && y > 0.01 && y < height - 0.01;
}

test.each(cases)('$name: stars join where two tiles meet', ({ tiling }) => {
  const all = tiling.tiles.flatMap(contacts);
  const inside = all.filter((point) => isInside(point, tiling));
  expect(inside.length).toBeGreaterThan(0);
  for (const point of inside) expect(all.filter((other) => isSame(point, other))).toHaveLength(2);
});

test.each(cases)('$name: every tile is unique', ({ tiling }) => {
  for (const tile of tiling.tiles) {
    expect(tiling.tiles.filter(({ centre }) => isSame(centre, tile.centre))).toHaveLength(1);
  }
});

test.each(cases)('$name: tiles of one repeat cover the rectangle exactly', ({ tiling }) => {
  const isFirst = ({ centre: [x, y] }: Tile) =>
    x > -1e-6 && x < tiling.width - 1e-6 && y > -1e-6 && y < tiling.height - 1e-6;
  const covered = tiling.tiles.filter(isFirst).reduce((sum, { sides }) => sum + area(sides), 0);
  expect(covered).toBeCloseTo(tiling.width * tiling.height);
});

test.each(cases)('$name: the opposite borders of the rectangle match', ({ tiling }) => {
  const at = (x: number, y: number) => tiling.tiles.some(({ centre }) => isSame(centre, [x, y]));
  for (const { sides, centre } of tiling.tiles) {
    const reach = 0.5 / Math.tan(Math.PI / sides);
    if (centre[0] < reach - 0.01) expect(at(centre[0] + tiling.width, centre[1])).toBe(true);
    if (centre[1] < reach - 0.01) expect(at(centre[0], centre[1] + tiling.height)).toBe(true);
  }
});

test.each<[TilingName, readonly number[]]>([
  ['4.8.8', [4, 8]],
  ['6.6.6', [6]],
  ['3.6.3.6', [3, 6]],
  ['3.12.12', [3, 12]],
  ['4.6.12', [4, 6, 12]],
])('%s is made of the polygons in its name', (name, sides) => {
  expect(new Set(tilings[name]().tiles.map((tile) => tile.sides))).toEqual(new Set(sides));
});
