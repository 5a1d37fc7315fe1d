/** Returns a text as one line without control characters, which could overwrite text on the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
export const oneLine = (text: string): string => text.trim().replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ');

/** The same for a text of several lines, which keeps its lines and indents. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');
