import { oneLine } from '../messages/oneLine.ts';
import type { Commit } from '../workspace/readCommit.ts';

/** A commit as people name it: `main 3f2a9c1, changed`. */
export const describeCommit = ({ hash, branch, isDirty }: Commit): string =>
  oneLine(`${branch} ${hash.slice(0, 7)}${isDirty ? ', changed' : ''}`);
