import { languageOf, languages } from '@mirqam/shared/contract/languages';
import type { Release } from '@mirqam/shared/contract/Release';
import type { Command } from 'commander';
import { type PastState, readHistory, walkBack } from '../live/log/history.ts';
import { findLive } from '../live/log.ts';
import { readPending } from '../live/pending.ts';
import { isShown } from '../live/projectHead.ts';
import { readLive } from '../live/readLive.ts';
import { heldBack } from '../live/releases/heldBack.ts';
import { hasRelease, retiredReleases } from '../live/releases/storedReleases.ts';
import { privateProblem } from '../live/verify/checkAccess.ts';
import { paint } from '../messages/print.ts';
import { attempt } from '../messages/UserError.ts';
import { describeFault } from '../monitor/Faults.ts';
import { judgeCertificate, judgeServers } from '../monitor/judgeHost.ts';
import { openLiveSite } from '../monitor/LiveSite.ts';
import { readLiveState } from '../monitor/readLiveState.ts';
import { readPublication } from '../release/publications.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { parseAddress } from './cli/arguments.ts';
import { addCommand, type CommonOptions } from './cli/options.ts';
import { type CheckoutSession, readStore, runInCheckout, type Session } from './cli/Session.ts';
import { appsLeft } from './deploy/leftApps.ts';
import { describeStatus, shownEntries } from './print/describeStatus.ts';
import { logLines } from './print/logLines.ts';

interface StatusOptions extends CommonOptions {
  readonly url?: URL;
}

export function addStatus(site: Command) {
  addCommand(site, 'status', 'show what is live and what each app can go back to')
    .option('--url <url>', 'show what a visitor of this address gets, without the store', parseAddress)
    .action(async ({ url, ...options }: StatusOptions) =>
      url ? await runInCheckout(options, (session) => statusAt(session, url)) : await readStore(options, status),
    );
}

async function status({ root, store, report }: Session) {
  const history = await readHistory(store);
  const live = findLive(history);
  const { value, problem: lost } = await attempt(() => readLive(store, history));
  const problem = live && (lost ?? (await findPrivate(store)));
  // `problem` says why what visitors should get cannot be read.
  const { value: isProjected = false } = await attempt(async () => Boolean(live && (await isShown(store, live))));
  if (live && (!isProjected || problem)) process.exitCode = 1;
  const ofLive = async <T>(read: (app: string, version: string) => Promise<T>) =>
    Object.fromEntries(
      await mapInParallel(Object.entries(live?.apps ?? {}), async ([app, { version }]) => {
        return [app, await read(app, version)] as const;
      }),
    );
  const earlier = await ofLive((app, version) => versionsBefore(store, history, app, version));
  // A damaged record does not hide the live state.
  const published = await ofLive(
    async (app, version) => (await attempt(() => readPublication(store, app, version))).value,
  );
  const pages = await ofLive(async (app) => pagesByLanguage(value?.releases[app]));
  const retired = await retiredReleases(store, history, live);
  const left = appsLeft(root, Object.keys(live?.apps ?? {}));
  const held = heldBack(history);
  const { pending } = await readPending(store);
  const apps = { published, earlier, pages, left, retired, held, pending };
  const result = { store: store.name, live, isProjected, problem, ...apps, history };
  for (const line of describeStatus(result, await logLines(store, history, shownEntries))) report.line(line);
  return { ...result, live: live ?? null };
}

/** Why other accounts cannot read the live files, if they cannot. */
async function findPrivate(store: Store) {
  const { value: found = [], problem } = await attempt(() => store.findPrivate());
  return problem ?? (found.length > 0 ? privateProblem(found) : undefined);
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

/** The number of pages of a release in each language. */
function pagesByLanguage({ routes = [] }: Partial<Pick<Release, 'routes'>> = {}): Readonly<Record<string, number>> {
  const count = (tag: string) =>
    routes.flatMap(({ paths }) => paths).filter(({ path }) => languageOf(path).tag === tag);
  return Object.fromEntries(languages.flatMap(({ tag }) => (count(tag).length ? [[tag, count(tag).length]] : [])));
}

/** Shows what a visitor of a live site gets, which needs no store. */
async function statusAt({ report }: CheckoutSession, url: URL) {
  const site = openLiveSite(url);
  try {
    report.step(`reading ${url.origin}`);
    const { composition, pages } = await readLiveState(site);
    const { id, apps, site: address } = composition;
    const { certificate, faults: ofCertificate } = await judgeCertificate(url);
    const faults = [...ofCertificate, ...(await judgeServers(site, id))];
    const listed = address?.isUnlisted ? ', none of which a search engine may list' : '';
    report.done(paint('bold', `visitors of ${url.origin} get composition ${id}`));
    for (const [app, { version, disabled }] of Object.entries(apps))
      report.line(`  ${paint('green', `${app}@${version}`)}${disabled ? paint('yellow', ' (disabled)') : ''}`);
    report.line(`  ${pages.length} pages${listed}`);
    if (address && address.origin !== url.origin) report.line(`  its pages name ${address.origin} as their address`);
    if (certificate) report.line(`  ${certificate.daysLeft} days left of the certificate`);
    for (const fault of faults) report.line(paint('red', `  ${describeFault(fault)}`));
    if (faults.length > 0) process.exitCode = 1;
    return { url: url.origin, composition: id, site: address, apps, pages: pages.length, certificate, faults };
  } finally {
    site.close();
  }
}
