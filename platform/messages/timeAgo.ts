import { duration } from './duration.ts';

/** A time as the log has it, and how long ago that was: `2026-11-23T21:00:00.000Z (2 h ago)`. */
export function timeAgo(when: string, now = Date.now()): string {
  // The clock of a server may be ahead of ours.
  return `${when} (${duration(Math.max(0, now - Date.parse(when)))} ago)`;
}
