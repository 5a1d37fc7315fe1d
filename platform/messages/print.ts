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

/** Prints why a command ends with another exit code than 0. */
export const printError = (message: string): void =>
  void process.stderr.write(`${paint('red', message, process.stderr)}\n`);
