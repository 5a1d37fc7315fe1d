import type { Command } from 'commander';
import { type PastState, readHistory } from '../live/history.ts';
import { isPrune } from '../live/log.ts';
import { isShown } from '../live/projected.ts';
import { oneLine } from '../messages/oneLine.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { readStore, type Session } from './Session.ts';

const shown = 20;

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
  const earlier = live
    ? Object.fromEntries(Object.keys(live.apps).map((app) => [app, versionsBefore(history, app)]))
    : {};
  for (const line of describe({ store: store.name, live, history, earlier, isProjected })) report.done(line);
  return { store: store.name, live: live ?? null, isProjected, earlier, history };
}

/** The versions of an app that were live before the present one, newest first. */
function versionsBefore(history: readonly PastState[], app: string): readonly string[] {
  const versions = history.map(({ apps }) => apps[app]?.version).reverse();
  return [...new Set(versions.filter((version) => version !== undefined && version !== versions[0]))].flatMap(
    (version) => version ?? [],
  );
}

interface Status {
  readonly store: string;
  readonly live: PastState | undefined;
  readonly history: readonly PastState[];
  readonly earlier: Readonly<Record<string, readonly string[]>>;
  readonly isProjected: boolean;
}

function describe({ store, live, history, earlier, isProjected }: Status): readonly string[] {
  if (!live) return [`nothing is live in ${store}`];
  const apps = Object.entries(live.apps).map(([app, { version, disabled }]) => {
    const back = earlier[app]?.length ? `, before: ${earlier[app].slice(0, 3).join(' ')}` : '';
    return `  ${app}@${version}${disabled ? ' (disabled)' : ''}${back}`;
  });
  return [
    `composition ${live.composition} is live in ${store} as number ${live.serial}`,
    ...apps,
    ...(isProjected
      ? []
      : [`  number ${live.serial} is not what all visitors get: the next command that changes ${store} finishes it`]),
    'log, newest first',
    ...history.slice(-shown).reverse().map(describeState),
    ...(history.length > shown ? [`  and ${history.length - shown} before`] : []),
  ];
}

const describeState = ({ serial, kind, composition, when, who, why }: PastState) =>
  `  ${String(serial).padStart(4)}  ${kind.padEnd(8)}  ${composition}  ${when}  ${oneLine(`${who}: ${why}`)}`;
