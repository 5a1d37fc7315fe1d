import { rosette, rosetteSector } from './rosette.ts';

/** The points in path data of `linePath`. */
function pointsOf(path: string): number[][] {
  const [start = '', steps = ''] = path.slice(1).split('l');
  let [x = 0, y = 0] = start.split(' ').map(Number);
  const points = [[x, y]];
  const numbers = steps.split(' ').map(Number);
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

const radius = ([x = 0, y = 0]: number[] = []) => Math.hypot(x, y);

test('the rosette has six rings', () => {
  expect(rosetteSector().rings).toHaveLength(6);
});

test('the points of every ring lie in the notches of the ring around it', () => {
  const rings = rosetteSector().rings.map(pointsOf);
  for (const [index, ring] of rings.entries()) {
    const inner = rings[index + 1];
    if (inner) expect(Math.abs(radius(ring[1]) - radius(inner[0]))).toBeLessThan(0.2);
  }
});

test('a ring closes: its last point is its first, turned by a sixteenth', () => {
  for (const ring of rosetteSector().rings.map(pointsOf)) {
    const [first = [], , last = []] = ring;
    const turned = Math.atan2(last[1] ?? 0, last[0] ?? 0) - Math.atan2(first[1] ?? 0, first[0] ?? 0);
    expect((turned * 180) / Math.PI).toBeCloseTo(22.5, 0);
  }
});

test('the rosette stays inside its rim', () => {
  const { chords, rings, page } = rosetteSector();
  const lines = [
    ...rings,
    page.replace('z', ''),
    ...chords
      .split('M')
      .filter(Boolean)
      .map((line) => `M${line}`),
  ];
  for (const point of lines.flatMap(pointsOf)) expect(radius(point)).toBeLessThan(460.2);
});

test('the rosette shows one sector at sixteen angles, each once', () => {
  const copies = [
    ...rosette().matchAll(/<g id="(\w+\.?\d*)">|<use href="#([\w.]+)" transform="rotate\(([\d.]+)\)"\/>/g),
  ];
  const groups = copies.flatMap(([, group]) => group ?? []).reverse();
  let angles = [0];
  for (const [index, [, , copied, turn]] of copies.filter(([, group]) => !group).entries()) {
    // What is copied is all that is drawn before.
    expect(copied).toBe(groups[index]);
    angles = [...angles, ...angles.map((angle) => angle + Number(turn))];
  }
  expect(angles.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, sector) => sector * 22.5));
});
