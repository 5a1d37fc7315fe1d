/**
 * Settings for a test over generated cases: `HISTORIES=10000` asks for a long run; `SEED`, as a failure prints it, repeats
 * one.
 */
export function generated(usualRuns: number): { readonly numRuns: number; readonly seed?: number } {
  const { HISTORIES, SEED } = process.env;
  return { numRuns: Number(HISTORIES ?? usualRuns), ...(SEED === undefined ? {} : { seed: Number(SEED) }) };
}
