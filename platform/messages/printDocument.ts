/** Prints a value for programs. */
export const printDocument = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
