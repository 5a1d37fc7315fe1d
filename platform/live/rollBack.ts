import { findComposition } from '../compose/compositions.ts';
import { UserError } from '../messages/UserError.ts';
import { checkStored } from '../release/checkStored.ts';
import { findRelease, readRelease } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { readNumber } from './log.ts';
import type { LogEntry } from './logEntry.ts';
import {
  changeLive,
  composeWith,
  type LiveResult,
  type LiveState,
  notLive,
  readComposition,
  readHeadAlone,
  readLive,
} from './promote.ts';

export interface RollBackRequest {
  readonly store: Store;
  /** Only this app; without it the whole site. */
  readonly app: string | undefined;
  /** A number of the log; without it the newest state that differs from what is live. */
  readonly to: number | undefined;
  readonly why: string | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Makes an earlier state live again, of the whole site or of one app. Renders nothing that is stored. */
export async function rollBack(request: RollBackRequest): Promise<LiveResult> {
  const { store, app, to, onProgress } = request;
  const live = app ? await readLive(store) : await readHeadAlone(store);
  if (!live.head) throw new UserError(`nothing is live in ${store.name}: there is nothing to go back to`);
  // Chosen once: what somebody else promotes meanwhile must not shift how far back this goes.
  const target = to === undefined ? await findEarlier(store, live, app) : await readNumber(store, to);
  const why = request.why ?? `back to ${app ? `${app} of ` : ''}number ${target.serial}`;
  const change = { store, kind: 'rollback', why, onProgress } as const;
  if (!app) {
    const composition = await readComposition(store, target.composition);
    return await changeLive(change, async () => composition, readHeadAlone);
  }
  const version = await versionAt(store, target, app);
  if (!version) throw new UserError(`number ${target.serial} has no app "${app}": "site status" shows what it has`);
  const release = await readRelease(store, app, version);
  await checkStored(store, release);
  return await changeLive(change, async (state) => composeWith(state, [release]));
}

/** The newest entry before the head whose composition, or stored release of the app, is another one. */
async function findEarlier(store: Store, { head, composition }: LiveState, app: string | undefined): Promise<LogEntry> {
  const current = app && composition?.apps[app]?.version;
  if (app && !current) throw notLive(app);
  for (let serial = (head?.serial ?? 1) - 1; serial > 0; serial--) {
    const entry = await readNumber(store, serial);
    if (entry.composition === head?.composition) continue;
    if (!app) return entry;
    const version = await versionAt(store, entry, app);
    if (version && version !== current && (await findRelease(store, app, version))) return entry;
  }
  throw new UserError(
    `${app ?? 'the site'} has no earlier state in ${store.name} to go back to: "site status" shows the log, "site promote" makes a published release live`,
  );
}

/** Which release of an app an entry of the log made live; known also when its composition has been pruned. */
const versionAt = async (store: Store, { versions, composition }: LogEntry, app: string) =>
  versions?.[app] ?? (await findComposition(store, composition))?.apps[app]?.version;
