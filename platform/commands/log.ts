import type { Command } from 'commander';
import { readHistory } from '../live/log/history.ts';
import { readPreviews } from '../live/preview.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';
import { logLines, previewLines } from './print/logLines.ts';

/** The number of entries without `--all`. */
const newest = 20;

interface LogOptions extends CommonOptions {
  readonly all?: boolean;
}

export function addLog(site: Command) {
  addCommand(site, 'log', 'list what was live and the previews, newest first')
    .option('--all', `list every entry, not only the newest ${newest}`)
    .action(async (options: LogOptions) => await readStore(options, (session) => log(session, options)));
}

async function log({ store, report }: Session, { all = false }: LogOptions) {
  const history = await readHistory(store);
  const previews = await readPreviews(store);
  const count = all ? history.length + previews.length : newest;
  const lines = [...(await logLines(store, history, count)), ...previewLines(history, previews)]
    .sort((one, other) => other.when.localeCompare(one.when))
    .slice(0, count);
  for (const { text } of lines) report.line(text);
  const others = history.length + previews.length - lines.length;
  if (others > 0) report.line(`  and ${others} before: "site log --all" lists all`);
  if (lines.length === 0) report.line(`nothing is live in ${store.name}`);
  return { store: store.name, history, previews };
}
