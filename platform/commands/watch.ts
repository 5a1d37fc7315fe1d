import { setTimeout as delay } from 'node:timers/promises';
import type { Composition } from '@mirqam/shared/contract/Composition';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { Command } from 'commander';
import { readComposition } from '../compose/compositions.ts';
import { readLog } from '../live/log.ts';
import { paint, printLine } from '../messages/print.ts';
import { attempt } from '../messages/UserError.ts';
import { describeFault } from '../monitor/Faults.ts';
import { type Inspection, inspectSite } from '../monitor/inspectSite.ts';
import type { PageHashes } from '../release/schemas.ts';
import { parseAddress, wholeNumber } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { readStore, type Session } from './cli/Session.ts';

interface WatchOptions extends CommonOptions {
  readonly browser?: boolean;
  readonly every?: number;
  /** The apps whose pages the browser visits; by default those of all. */
  readonly apps?: readonly string[];
}

export function addWatch(site: Command) {
  addCommand(site, 'watch', 'read a live site as its visitors do, and name its faults')
    .argument('<url>', 'the address of the site, such as https://www.example.org', parseAddress)
    .option('--browser', 'visit each page in the installed Chromium too')
    .option(
      '--every <seconds>',
      'go on, and print only changes',
      wholeNumber({ name: '--every', least: 1, most: 86_400 }),
    )
    .action(
      async (url: URL, options: WatchOptions) =>
        await readStore(options, (session) =>
          options.every ? watchOn(session, url, options.every, options) : watchOnce(session, url, options),
        ),
    );
}

async function watchOnce(session: Session, url: URL, options: WatchOptions) {
  const inspection = await inspect(session, url, options);
  const { report } = session;
  for (const fault of inspection.faults) report.line(`${paint('red', 'fault')}: ${describeFault(fault)}`);
  report.done(summarise(inspection));
  if (inspection.faults.length > 0) process.exitCode = 1;
  return documentOf(inspection);
}

/** Prints what has changed since the round before, with `--json` one line for each round that has changed something. */
async function watchOn(session: Session, url: URL, seconds: number, options: WatchOptions): Promise<never> {
  let before: Inspection | undefined;
  for (;;) {
    const inspection = await inspect(session, url, options, before);
    session.report.stop();
    const changes = changesSince(before, inspection);
    for (const change of changes) session.report.line(`${inspection.when}  ${change}`);
    if (options.json && (changes.length > 0 || !before)) printLine({ ...documentOf(inspection), changes });
    before = inspection;
    await delay(seconds * 1000);
  }
}

/** Reads the site once. Pages are compared with the hashes of the store, and with those of a round before. */
export async function inspect(
  { store, report }: Session,
  url: URL,
  { browser = false, apps = ['shell'] }: WatchOptions,
  before?: Inspection,
): Promise<Inspection> {
  report.step(`reading ${url.origin}`);
  const hashesOf = async (id: string): Promise<PageHashes> => {
    const earlier = before?.composition?.id === id ? before.hashes : {};
    const { value: stored } = await attempt(async () => {
      const entry = (await readLog(store)).findLast(({ composition }) => composition === id);
      return entry && (await readComposition(store, entry));
    });
    return { ...earlier, ...stored?.pages };
  };
  const { visitPages } = browser ? await import('../monitor/visitPages.ts') : {};
  return await inspectSite({
    url,
    hashesOf,
    visit:
      visitPages &&
      ((composition, pages) => visitPages(url, composition, pagesOf(composition, apps, pages), report.progress, pages)),
    onProgress: report.progress,
  });
}

/** The pages of these apps; the shell is in every page. */
const pagesOf = (composition: Composition, apps: readonly string[], pages: readonly string[]) =>
  apps.includes('shell')
    ? pages
    : pages.filter((path) =>
        apps.some((app) => composition.apps[app]?.routes?.some(([pattern]) => matchPattern(pattern, path))),
      );

function summarise({ url, composition, pages, files, certificate, faults }: Inspection): string {
  if (!composition) return `${url} shows no site`;
  const days = certificate ? `, ${certificate.daysLeft} days left of the certificate` : '';
  const verdict = faults.length > 0 ? `${faults.length} ${faults.length > 1 ? 'faults' : 'fault'}` : 'no fault';
  return `${url} shows composition ${composition.id}: ${verdict} in ${pages} pages and ${files} files${days}`;
}

function changesSince(before: Inspection | undefined, now: Inspection): readonly string[] {
  const lines = ({ faults }: Inspection) => faults.map(describeFault);
  const [older, newer] = [before ? lines(before) : [], lines(now)];
  return [
    ...(before?.composition?.id === now.composition?.id ? [] : [summarise(now)]),
    ...newer.filter((line) => !older.includes(line)).map((line) => `${paint('red', 'fault')}: ${line}`),
    ...older.filter((line) => !newer.includes(line)).map((line) => `${paint('green', 'fixed')}: ${line}`),
  ];
}

function documentOf({ hashes: _, composition, ...inspection }: Inspection) {
  return { ...inspection, composition: composition?.id ?? null };
}
