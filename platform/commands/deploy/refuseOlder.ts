import { platformHash } from '../../compose/platformHash.ts';
import { findLive, readLog } from '../../live/log.ts';
import { readLiveComposition } from '../../live/readLive.ts';
import { attempt, UserError } from '../../messages/UserError.ts';
import { readPublication } from '../../release/publications.ts';
import type { Store } from '../../store/Store.ts';
import type { Checkout } from '../../workspace/git.ts';
import { describeCommit } from '../print/describeStatus.ts';

/**
 * Throws a `UserError` if the live release of one of these apps was published from a commit that this checkout does not
 * contain, or the live shell was, and with it another version of the platform; and if git cannot tell the commit of this
 * checkout. Asks within one repository. Compares dates where git does not know both commits, as in the clone of a pipeline.
 */
export async function refuseOlder(store: Store, apps: readonly string[], checkout: Checkout): Promise<void> {
  const { commit, problem, repository, contains } = checkout;
  const log = await readLog(store);
  const { versions = {} } = findLive(log) ?? {};
  const refuse = async (app: string, what: string) => {
    const version = versions[app];
    const record = version ? await readPublication(store, app, version) : undefined;
    const published = record?.commit;
    // Commits of two repositories have no order.
    if (!published || (repository && record.repository && repository !== record.repository)) return;
    const live = `${what} is live from ${describeCommit(published)}`;
    if (!commit)
      throw new UserError(
        `${live}, and git does not say how old this checkout is (${problem}): fix that, or confirm with --force`,
      );
    const isContained = await contains(published.hash);
    if (isContained ?? commit.when >= published.when) return;
    const relation = isContained === undefined ? 'is newer than' : 'is not part of';
    throw new UserError(
      `${live}, which ${relation} this checkout, ${describeCommit(commit)}: pull first, or confirm with --force`,
    );
  };
  for (const app of apps) await refuse(app, app);
  const { value: live } = await attempt(() => readLiveComposition(store, log));
  if (live?.platform && live.platform !== platformHash()) await refuse('shell', 'another version of the platform');
}
