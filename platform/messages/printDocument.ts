/** Prints a value for programs. */
export const printDocument = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

/** Prints a value on one line, for programs that read a stream of them. */
export const printLine = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
