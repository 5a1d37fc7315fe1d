import type { Command } from 'commander';
import { type PastState, readHistory } from '../live/history.ts';
import { hasRelease } from '../live/isRestorable.ts';
import { isPrune } from '../live/log.ts';
import { isShown } from '../live/projected.ts';
import { type Publication, readPublication } from '../live/publications.ts';
import { attempt } from '../live/verify/attempt.ts';
import { walkBack } from '../live/walkBack.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { describeCommit } from './describeCommit.ts';
import { logLines } from './logLines.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { readStore, type Session } from './Session.ts';

const shown = 5;

export function addStatus(site: Command) {
  addCommand(site, 'status', 'show what is live, what was live, and what each app can go back to').action(
    async (options: CommonOptions) => await readStore(options, status),
  );
}

async function status({ store, report }: Session) {
  const history = await readHistory(store);
  const live = history.findLast((state) => !isPrune(state));
  const isProjected = Boolean(live && (await isShown(store, live)));
  if (live && !isProjected) process.exitCode = 1;
  const earlier = Object.fromEntries(
    await mapInParallel(Object.entries(live?.apps ?? {}), async ([app, { version }]) => {
      return [app, await versionsBefore(store, history, app, version)] as const;
    }),
  );
  const published = Object.fromEntries(
    await mapInParallel(Object.entries(live?.apps ?? {}), async ([app, { version }]) => {
      // What is live is shown even if a record is damaged.
      return [app, (await attempt(() => readPublication(store, app, version))).value] as const;
    }),
  );
  const newest = await logLines(store, history, shown);
  for (const line of describe({ store: store.name, live, published, history, newest, earlier, isProjected }))
    report.line(line);
  return { store: store.name, live: live ?? null, isProjected, published, earlier, history };
}

/** The versions of an app that rollbacks restore, in order. */
async function versionsBefore(store: Store, history: readonly PastState[], app: string, current: string) {
  const states = [...walkBack(history, app)].flatMap(({ apps }) => apps[app] ?? []);
  const earlier = new Map(states.map((pinned) => [pinned.version, pinned]));
  earlier.delete(current);
  const stored = await mapInParallel(earlier, async ([version, pinned]) => {
    return (await hasRelease(store, app, pinned)) ? [version] : [];
  });
  return stored.flat();
}

interface Status {
  readonly store: string;
  readonly live: PastState | undefined;
  /** The records of the live releases, by app. */
  readonly published: Readonly<Record<string, Publication | undefined>>;
  readonly history: readonly PastState[];
  /** As lines, newest first. */
  readonly newest: readonly string[];
  readonly earlier: Readonly<Record<string, readonly string[]>>;
  readonly isProjected: boolean;
}

function describe({ store, live, published, history, newest, earlier, isProjected }: Status): readonly string[] {
  if (!live) return [`nothing is live in ${store}`];
  const apps = Object.entries(live.apps).map(([app, { version, disabled }]) => {
    const back = earlier[app]?.length ? `, before: ${earlier[app].slice(0, 3).join(' ')}` : '';
    const { commit } = published[app] ?? {};
    const from = commit ? `, from ${describeCommit(commit)}` : '';
    return `  ${app}@${version}${disabled ? ' (disabled)' : ''}${from}${back}`;
  });
  return [
    `composition ${live.composition} is live in ${store} as number ${live.serial}`,
    ...apps,
    ...(isProjected
      ? []
      : [`  number ${live.serial} is not what all visitors get: the next command that changes ${store} finishes it`]),
    'log, newest first',
    ...newest,
    ...(history.length > shown ? [`  and ${history.length - shown} before: "site log" lists all`] : []),
  ];
}
