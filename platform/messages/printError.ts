import { paint } from './paint.ts';

/** Prints why a command ends with another exit code than 0. */
export const printError = (message: string): void =>
  void process.stderr.write(`${paint('red', message, process.stderr)}\n`);
