import { styleText } from 'node:util';

/** Colours text for a terminal. `NO_COLOR` leaves every text as it is, `FORCE_COLOR` colours it in a pipe too. */
export const paint = (
  format: Parameters<typeof styleText>[0],
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
): string => styleText(format, text, { stream, validateStream: true });

/** Prints a value for programs. */
export const printDocument = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

/** Prints a value on one line, for programs that read a stream of them. */
export const printLine = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Prints on one line why a command ends with another exit code than 0. */
export const printError = (message: string): void =>
  void process.stderr.write(`${paint('red', oneLine(message), process.stderr)}\n`);

/** Returns a text as one line without control characters, which could overwrite text on the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
export const oneLine = (text: string): string => text.trim().replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ');

/** The same for a text of several lines, which keeps its lines and indents. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');

/** An address without its user and password, which stand before the last "@". */
export const withoutPassword = (address: string): string => address.replace(/^.*@/s, '…@');

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
