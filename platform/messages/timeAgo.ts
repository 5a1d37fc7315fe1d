/** A time as the log has it, and how long ago that was: `2026-11-23T21:00:00.000Z (2 h ago)`. */
export function timeAgo(when: string, now = Date.now()): string {
  // The clock of a server may be ahead of ours.
  return `${when} (${duration(Math.max(0, now - Date.parse(when)))} ago)`;
}

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
