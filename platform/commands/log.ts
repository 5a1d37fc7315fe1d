import type { Command } from 'commander';
import { readHistory } from '../live/history.ts';
import { logLines } from './logLines.ts';
import { addCommand, type CommonOptions } from './options.ts';
import { readStore, type Session } from './Session.ts';

export function addLog(site: Command) {
  addCommand(site, 'log', 'list every state that was live, newest first, with the releases that it changed').action(
    async (options: CommonOptions) => await readStore(options, log),
  );
}

async function log({ store, report }: Session) {
  const history = await readHistory(store);
  if (history.length === 0) report.done(`nothing is live in ${store.name}`);
  for (const line of await logLines(store, history, history.length)) report.line(line);
  return { store: store.name, history };
}
