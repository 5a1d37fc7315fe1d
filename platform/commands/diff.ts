import type { Command } from 'commander';
import { readComposition } from '../compose/compositions.ts';
import { compareStates, type SiteState } from '../live/compareStates.ts';
import { findLive, type Log, readLog } from '../live/log.ts';
import { findNumber } from '../live/rollBack.ts';
import { releasesOf } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { wholeNumber } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';
import { paintChange } from './print/reportPlan.ts';

const logNumber = wholeNumber({ name: 'a number of the log', least: 1, most: 999_999_999 });

export function addDiff(site: Command) {
  addCommand(site, 'diff', 'show how two states differ: apps, pages, routes, menus')
    .argument('<from>', 'a number of the log', logNumber)
    .argument('[to]', 'another one; by default what is live', logNumber)
    .action(
      async (from: number, to: number | undefined, options: CommonOptions) =>
        await readStore(options, (session) => diff(session, from, to)),
    );
}

async function diff({ store, report }: Session, from: number, to: number | undefined) {
  const log = await readLog(store);
  const last = to ?? findLive(log)?.serial ?? 0;
  const changes = compareStates(await stateAt(store, log, from), await stateAt(store, log, last));
  for (const change of changes) report.line(paintChange(change));
  if (changes.length === 0) report.done(`number ${from} and number ${last} are the same`);
  return { from, to: last, changes };
}

async function stateAt(store: Store, log: Log, serial: number): Promise<SiteState> {
  const composition = await readComposition(store, findNumber(store, log, serial));
  return { composition, releases: await releasesOf(store, composition) };
}
