import { oneLine } from '../../messages/oneLine.ts';
import type { Publication } from '../../release/publications.ts';
import type { Commit } from '../../workspace/readCommit.ts';

/** A commit as people name it: `main 3f2a9c1, changed`. */
export const describeCommit = ({ hash, branch, isDirty }: Commit): string =>
  oneLine(`${branch} ${hash.slice(0, 7)}${isDirty ? ', changed' : ''}`);

/** Where a release comes from: `main 3f2a9c1 of github.com/mirqam/site`; empty for one that does not say it. */
export const describeSource = ({ commit, repository }: Pick<Publication, 'commit' | 'repository'>): string =>
  oneLine([commit && describeCommit(commit), repository && `of ${repository}`].filter(Boolean).join(' '));
