import { previewBase } from '@mirqam/shared/contract/preview';
import { type PastState, versionsOf } from '../../live/log/history.ts';
import type { PreviewRecord } from '../../live/preview.ts';
import { heldBack } from '../../live/releases/heldBack.ts';
import { isRestorable } from '../../live/releases/storedReleases.ts';
import { oneLine, paint, timeAgo } from '../../messages/print.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';

type Releases = Pick<PastState, 'apps'> & Partial<Pick<PastState, 'versions'>>;

/**
 * Lists the changes of a state: the releases that it made live, those of removed apps as `-news@1.0.0-3f2a9c1b7d`, and the
 * remotes that it disabled or enabled.
 */
function changedReleases(before: Releases = { apps: {} }, state: Releases): readonly string[] {
  const [older, newer] = [versionsIn(before), versionsIn(state)];
  const added = Object.entries(newer).filter(([app, version]) => older[app] !== version);
  const removed = Object.entries(older).filter(([app]) => !Object.hasOwn(newer, app));
  return [...added.map(nameOf), ...removed.map((release) => `-${nameOf(release)}`), ...switched(before, state)];
}

const nameOf = ([app, version]: readonly [string, string]) => `${app}@${version}`;

const switched = ({ apps: older }: Releases, { apps: newer }: Releases) =>
  Object.entries(newer).flatMap(([app, { version, disabled }]) => {
    // Unknown if a sweep has removed the earlier composition.
    if (!older[app] || older[app].disabled === disabled) return [];
    return `${app}@${version} ${disabled ? 'disabled' : 'enabled'}`;
  });

const versionsIn = ({ versions, apps }: Releases) => versions ?? versionsOf(apps);

/** A line of the log, and the time by which it is sorted. */
export interface LogLine {
  readonly when: string;
  readonly text: string;
}

/** The newest entries of the log as lines, newest first; an entry to which a rollback is impossible has "-" as its number. */
export async function logLines(
  store: Store,
  history: readonly PastState[],
  count: number,
): Promise<readonly LogLine[]> {
  const shown = history.slice(-count).toReversed();
  const held = heldBack(history);
  return await mapInParallel(shown, async (state) => {
    const number = (await isRestorable(store, history, state)) ? String(state.serial) : '-';
    const [reason = ''] = state.why.trim().split('\n');
    const frozen = held.flatMap(({ serial, app, version, isRevoked }) =>
      serial === state.serial && !isRevoked ? [`${app}@${version} frozen`] : [],
    );
    const changes = [...changedReleases(history[state.serial - 2], state), ...frozen, ...newOwners(state)].filter(
      (change) => !reason.includes(change),
    );
    return describe(number, state, [`${state.who}: ${reason}`, ...changes]);
  });
}

/** The apps that an entry has given to repositories, as `legal belongs to github.com/mirqam/legal`. */
function newOwners({ owners = {} }: PastState): readonly string[] {
  return [...new Set(Object.values(owners))].map((repository) => {
    const apps = Object.keys(owners).filter((app) => owners[app] === repository);
    return `${apps.join(' ')} ${apps.length > 1 ? 'belong' : 'belongs'} to ${repository}`;
  });
}

/** The previews as lines of the log, each with its address and the releases that were not live when it was made. */
export function previewLines(history: readonly PastState[], previews: readonly PreviewRecord[]): readonly LogLine[] {
  return previews.map((preview) => {
    const { id, apps, when, who } = preview;
    const before = history.findLast((state) => state.when <= when);
    const entry = { kind: 'preview', composition: id, when };
    return describe('-', entry, [`${who}: ${previewBase(id)}`, ...changedReleases(before, { apps })]);
  });
}

function describe(
  number: string,
  { kind, composition, when }: Pick<PastState, 'kind' | 'composition' | 'when'>,
  texts: readonly string[],
): LogLine {
  const columns = [
    paint('bold', number.padStart(6)),
    kind.padEnd(8),
    paint('dim', composition),
    paint('dim', timeAgo(when)),
    oneLine(texts.join('  ')),
  ];
  return { when, text: columns.join('  ') };
}
