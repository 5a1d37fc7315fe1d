import type { StatsError } from 'webpack';
import { errorPlace, errorText } from '../release/buildError.ts';

/** Lists the files that do not build and why, with paths from the checkout; `folder` is the app's. */
export function describeErrors(errors: readonly StatsError[], folder: string): readonly string[] {
  const causes = errors.filter(({ message }) => !isConsequence(message));
  return (causes.length > 0 ? causes : errors).map((error) => `${errorPlace(error, folder)}\n${errorText(error)}`);
}

// webpack reports a file that failed to compile once more as output that it cannot parse.
const isConsequence = (message: string) => message.startsWith('Module parse failed');
