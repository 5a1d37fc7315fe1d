import { star } from './star.ts';

const radii = (sides: number, edge: number, angle: number) =>
  star(sides, edge, angle).map(([x, y]) => Math.hypot(x, y));

test.each([3, 4, 6, 8, 12, 16])('a star of %i sides has two points for each side', (sides) => {
  expect(star(sides, 10, 60)).toHaveLength(2 * sides);
});

test('outer points stand on the middles of the edges', () => {
  const apothem = 10 / 2 / Math.tan(Math.PI / 8);
  for (const [index, radius] of radii(8, 10, 67.5).entries()) {
    if (index % 2 === 0) expect(radius).toBeCloseTo(apothem);
  }
});

test('the octagram {8/3} has the inner radius of its textbook form', () => {
  const [outer = 0, inner = 0] = radii(8, 10, 67.5);
  expect(inner / outer).toBeCloseTo(Math.sqrt(2) * Math.sin(Math.PI / 8));
});

test('lines leave the edge at the contact angle', () => {
  const [tip, notch] = star(12, 10, 62);
  const direction = Math.atan2((notch?.[1] ?? 0) - (tip?.[1] ?? 0), (tip?.[0] ?? 0) - (notch?.[0] ?? 0));
  expect(90 - (direction * 180) / Math.PI).toBeCloseTo(62);
});

test('a turn by one side maps a star onto itself', () => {
  const turned = star(6, 10, 60, Math.PI / 3);
  for (const [x, y] of star(6, 10, 60)) {
    expect(turned.some((point) => Math.hypot(point[0] - x, point[1] - y) < 1e-9)).toBe(true);
  }
});
