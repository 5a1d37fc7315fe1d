import type { StatsError } from 'webpack';
import { placeOf, textOf } from '../release/buildError.ts';

/** Says which files do not build and why; `folder` is that of the app, paths start at the checkout. */
export function describeErrors(errors: readonly StatsError[], folder: string): readonly string[] {
  const causes = errors.filter(({ message }) => !isConsequence(message));
  return (causes.length > 0 ? causes : errors).map((error) => `${placeOf(error, folder)}\n${textOf(error)}`);
}

// What a file compiles to cannot be read where the file itself could not.
const isConsequence = (message: string) => message.startsWith('Module parse failed');
