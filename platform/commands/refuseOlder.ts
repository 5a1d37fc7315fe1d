import { findLive, readLog } from '../live/log.ts';
import { readPublication } from '../live/publications.ts';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import type { Commit } from '../workspace/readCommit.ts';
import { describeCommit } from './describeCommit.ts';

/**
 * Throws a `UserError` if the live release of one of these apps was published from a newer commit than this one. Compares
 * dates, because the clone of a pipeline has no other commit.
 */
export async function refuseOlder(store: Store, apps: readonly string[], commit: Commit | undefined): Promise<void> {
  const { versions = {} } = findLive(await readLog(store)) ?? {};
  for (const app of apps) {
    const version = versions[app];
    const published = version ? (await readPublication(store, app, version))?.commit : undefined;
    if (!commit || !published || commit.when >= published.when) continue;
    throw new UserError(
      `${app} is live from ${describeCommit(published)}, which is newer than this checkout, ${describeCommit(commit)}: pull first, or confirm with --force`,
    );
  }
}
