const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** A number of milliseconds in the largest unit that fits, rounded down: `2 h`. */
export function duration(milliseconds: number): string {
  const [unit, size] = units.find(([, each]) => milliseconds >= each) ?? ['s', 1000];
  return `${Math.floor(milliseconds / size)} ${unit}`;
}
