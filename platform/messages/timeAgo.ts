const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const format = new Intl.RelativeTimeFormat('en', { style: 'narrow' });

/** A time as the log has it, and how long ago that was: `2026-11-23T21:00:00.000Z (2h ago)`. */
export function timeAgo(when: string, now = Date.now()): string {
  // The clock of a server may be ahead of ours.
  const age = Math.max(0, now - Date.parse(when));
  const [unit, size] = units.find(([, each]) => age >= each) ?? ['second', 1000];
  return `${when} (${format.format(-Math.floor(age / size), unit)})`;
}
