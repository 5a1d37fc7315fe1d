/** The text on one line; control characters in a name could otherwise write over what the terminal shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be removed
export const oneLine = (text: string) => text.trim().replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ');
