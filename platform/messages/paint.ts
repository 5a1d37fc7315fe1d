import { styleText } from 'node:util';

/** Colours text for a terminal. `NO_COLOR` leaves every text as it is, `FORCE_COLOR` colours it in a pipe too. */
export const paint = (
  format: Parameters<typeof styleText>[0],
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
): string => styleText(format, text, { stream, validateStream: true });
