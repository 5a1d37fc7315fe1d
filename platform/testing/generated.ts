/**
 * Settings for a test over generated cases, by default ten times as many at night: `HISTORIES=10000` asks for a long run;
 * `SEED`, as a failure prints it, repeats one.
 */
export function generated(
  usualRuns: number,
  nightlyRuns = 10 * usualRuns,
): { readonly numRuns: number; readonly seed?: number } {
  const { HISTORIES, NIGHTLY, SEED } = process.env;
  return {
    numRuns: Number(HISTORIES ?? (NIGHTLY ? nightlyRuns : usualRuns)),
    ...(SEED === undefined ? {} : { seed: Number(SEED) }),
  };
}
