import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Release } from '@mirqam/shared/contract/Release';
import { compose, type Releases } from '../compose/compose.ts';
import { findComposition } from '../compose/compositions.ts';
import { hasAllPages } from '../compose/pageFaults.ts';
import { type PagesRequest, type WrittenPages, writePages } from '../compose/writePages.ts';
import { UserError } from '../messages/UserError.ts';
import { checkStored } from '../release/checkStored.ts';
import { releasesOf } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { appendToLog, type LogChange, readHead } from './log.ts';
import type { LogEntry } from './logEntry.ts';
import { projectHead } from './projectHead.ts';

export interface ChangeRequest {
  readonly store: Store;
  readonly kind: LogChange['kind'];
  readonly why: string;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface LiveResult extends WrittenPages {
  /** False when this was live before. */
  readonly isNew: boolean;
  readonly entry: LogEntry;
  readonly composition: Composition;
}

/** What is live: the composition and the releases it names; none of both before the first promotion. */
export interface LiveState {
  readonly head: LogEntry | undefined;
  readonly composition: Composition | undefined;
  readonly releases: Releases;
}

export async function readLive(store: Store): Promise<LiveState> {
  const { head } = await readHeadAlone(store);
  const composition = head && (await readComposition(store, head.composition));
  return { head, composition, releases: composition ? await releasesOf(store, composition) : {} };
}

/** For a change that needs nothing of what is live, not even that it is whole. */
export const readHeadAlone = async (store: Store): Promise<LiveState> => ({
  head: await readHead(store),
  composition: undefined,
  releases: {},
});

/** Throws a `UserError` when the store does not hold the composition. */
export async function readComposition(store: Store, id: string): Promise<Composition> {
  const stored = await findComposition(store, id);
  if (!stored)
    throw new UserError(
      `composition ${id} is not in ${store.name}, pruned or lost: go back to another number of "site status", or promote its releases again`,
    );
  return { id, apps: stored.apps };
}

/** Makes live what is live now with these releases in place of their older ones. */
export async function promote(request: ChangeRequest, changes: readonly Release[]): Promise<LiveResult> {
  for (const release of changes) await checkStored(request.store, release);
  return await changeLive(request, async (state) => composeWith(state, changes));
}

/** What is live with other releases of some apps; what is switched off stays so. */
export function composeWith({ composition, releases }: LiveState, changes: readonly Release[]): Composition {
  const all = { ...releases, ...Object.fromEntries(changes.map((release) => [release.app, release])) };
  return compose(all, disabledApps(composition));
}

/** Switches the code of an app off or on; its pages stay as HTML. */
export async function setDisabled(request: ChangeRequest, app: string, isDisabled: boolean): Promise<LiveResult> {
  return await changeLive(request, async ({ composition, releases }) => {
    checkRemote(app, releases);
    const disabled = disabledApps(composition);
    if (isDisabled) disabled.add(app);
    else disabled.delete(app);
    return compose(releases, disabled);
  });
}

/**
 * Takes the pages of an app off the site; its releases stay in the store, to be promoted again.
 * Throws a `UserError` when the app is not a live remote, or a page of another app links to one of its pages.
 */
export async function retire(request: ChangeRequest, app: string): Promise<LiveResult> {
  return await changeLive(request, async ({ composition, releases }) => {
    checkRemote(app, releases);
    const { [app]: _, ...others } = releases;
    return compose(others, disabledApps(composition));
  });
}

function checkRemote(app: string, releases: Releases) {
  if (app === 'shell') throw new UserError('the shell cannot be switched off: name a remote');
  if (!Object.hasOwn(releases, app)) throw notLive(app);
}

/** The error for an app that is not part of what is live. */
export const notLive = (app: string) => new UserError(`${app} is not live: "site status" lists the live apps`);

const disabledApps = (composition: Composition | undefined) =>
  new Set(Object.entries(composition?.apps ?? {}).flatMap(([app, { disabled }]) => (disabled ? [app] : [])));

/** Composes, writes, appends and projects; from the start again when somebody else was faster. */
export async function changeLive(
  { store, kind, why, onProgress }: ChangeRequest,
  change: (state: LiveState) => Promise<Composition>,
  read = readLive,
): Promise<LiveResult> {
  for (;;) {
    const state = await read(store);
    const composition = await change(state);
    const written = await ensurePages(composition, { store, previous: state.composition, onProgress });
    // What a prune has taken until now is missed here; what it would take later is named by the log.
    await releasesOf(store, composition);
    if (state.head?.composition === composition.id) {
      return { entry: await projectHead(store), composition, isNew: false, ...written };
    }
    const entry = await appendToLog(store, state.head, {
      composition: composition.id,
      versions: versionsOf(composition),
      kind,
      why,
    });
    if (!entry) continue;
    await keepWhole(store, composition);
    await projectHead(store);
    return { entry, composition, isNew: true, ...written };
  }
}

const versionsOf = ({ apps }: Composition) =>
  Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));

/** Writes the pages of a composition that the log protects by now, where a prune that began before has taken some. */
export async function keepWhole(store: Store, composition: Composition) {
  for (;;) {
    const stored = await findComposition(store, composition.id);
    if (stored && (await hasAllPages(store, stored))) return;
    await writePages({ store, composition, releases: await releasesOf(store, composition), previous: undefined });
  }
}

type PagesSetup = Omit<PagesRequest, 'composition' | 'releases'>;

async function ensurePages(composition: Composition, setup: PagesSetup): Promise<WrittenPages> {
  if (await findComposition(setup.store, composition.id)) return { rendered: 0, reused: 0 };
  return await writePages({ ...setup, composition, releases: await releasesOf(setup.store, composition) });
}
