import type { PastState } from '../live/history.ts';
import { isRestorable } from '../live/isRestorable.ts';
import { oneLine } from '../messages/oneLine.ts';
import { timeAgo } from '../messages/timeAgo.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';

/** The newest entries of the log as lines, newest first; those have no number to which a rollback would be refused. */
export async function logLines(store: Store, history: readonly PastState[], count: number): Promise<readonly string[]> {
  const shown = history.slice(-count).toReversed();
  return await mapInParallel(shown, async (state) => {
    const number = (await isRestorable(store, history, state)) ? String(state.serial) : '-';
    const { kind, composition, when, who, why, serial } = state;
    const [reason = ''] = why.trim().split('\n');
    const changes = changedReleases(history[serial - 2], state).filter((change) => !reason.includes(change));
    const text = oneLine([`${who}: ${reason}`, ...changes].join('  '));
    return `${number.padStart(6)}  ${kind.padEnd(8)}  ${composition}  ${timeAgo(when)}  ${text}`;
  });
}

/** The releases that an entry made live, and the apps that it removed, as `-news`. */
function changedReleases(before: PastState | undefined, state: PastState): readonly string[] {
  const [old, young] = [before ? versionsOf(before) : {}, versionsOf(state)];
  const added = Object.entries(young).filter(([app, version]) => old[app] !== version);
  const removed = Object.keys(old).filter((app) => !Object.hasOwn(young, app));
  return [...added.map(([app, version]) => `${app}@${version}`), ...removed.map((app) => `-${app}`)];
}

const versionsOf = ({ versions, apps }: PastState): Readonly<Record<string, string>> =>
  versions ?? Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
