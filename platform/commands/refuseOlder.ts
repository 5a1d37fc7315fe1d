import { platformHash } from '../compose/platformHash.ts';
import { findLive, readLog } from '../live/log.ts';
import { readPublication } from '../live/publications.ts';
import { readLiveComposition } from '../live/readLive.ts';
import { attempt } from '../messages/attempt.ts';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import type { Commit } from '../workspace/readCommit.ts';
import { describeCommit } from './describeCommit.ts';

/**
 * Throws a `UserError` if the live release of one of these apps was published from a newer commit than this one, or the
 * live shell was, and with it another version of the platform. Compares dates, because the clone of a pipeline has no
 * other commit.
 */
export async function refuseOlder(store: Store, apps: readonly string[], commit: Commit | undefined): Promise<void> {
  const log = await readLog(store);
  const { versions = {} } = findLive(log) ?? {};
  const refuse = async (app: string, what: string) => {
    const version = versions[app];
    const published = version ? (await readPublication(store, app, version))?.commit : undefined;
    if (!commit || !published || commit.when >= published.when) return;
    throw new UserError(
      `${what} is live from ${describeCommit(published)}, which is newer than this checkout, ${describeCommit(commit)}: pull first, or confirm with --force`,
    );
  };
  for (const app of apps) await refuse(app, app);
  const { value: live } = await attempt(() => readLiveComposition(store, log));
  if (live?.platform && live.platform !== platformHash()) await refuse('shell', 'another version of the platform');
}
