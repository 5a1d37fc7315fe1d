import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from '../support/copyFolder.ts';
import { liveComposition, liveState } from '../support/delivery/filesOf.ts';
import { reissued } from '../support/delivery/reissued.ts';
import { runSite, siteResult } from '../support/delivery/runSite.ts';
import { serveStore } from '../support/delivery/serveStore.ts';
import { type Findings, Traffic } from '../support/delivery/Traffic.ts';
import { storeFolder } from '../support/places.ts';
import { readSitePages } from '../support/SitePages.ts';

export interface SoakOptions {
  /** The number of promotions and rollbacks. */
  readonly promotions: number;
  /** The least number of responses to check. */
  readonly requests: number;
}

export interface SoakResult extends Findings {
  readonly promotions: number;
  readonly requests: number;
  /** Responses with status 304. */
  readonly unchanged: number;
}

/** Promotes and rolls back with the real command, while visitors check every response of nginx. */
export async function soak({ promotions, requests }: SoakOptions): Promise<SoakResult> {
  const store = await mkdtemp(join(tmpdir(), 'soak-'));
  await copyFolder(storeFolder, store);
  const commands = await commandsFor(store);
  const served = await serveStore(store);
  const traffic = new Traffic({
    origin: served.origin,
    store,
    paths: (await readSitePages(served.origin)).all,
    live: await liveComposition(store),
  });
  traffic.start();
  try {
    for (let count = 0; count < promotions; count++) {
      const words = commands[count % commands.length] ?? [];
      await traffic.during(async () => await change(store, words));
    }
    await traffic.until(requests);
  } finally {
    await traffic.stop();
    await served.close();
    await rm(store, { recursive: true });
  }
  return { promotions, ...traffic.counts, ...traffic.findings };
}

async function change(store: string, words: readonly string[]) {
  // A rollback has frozen some of the releases that are promoted again; the others are refused.
  const [name, ...releases] = words;
  if (name === 'promote') for (const release of releases) await runSite({ store }, 'thaw', release);
  const result = await siteResult({ store }, ...words);
  if (!result.isNew) throw new Error(`site ${words.join(' ')} has changed nothing`);
  return result;
}

/** A round of promotions and rollbacks: of two remotes separately and together, of one app and of the whole site. */
async function commandsFor(store: string): Promise<readonly (readonly string[])[]> {
  const { releases } = await liveState(store);
  const [legal, journals] = await Promise.all([reissued(store, 'legal'), reissued(store, 'journals')]);
  return [
    ['promote', legal],
    ['promote', journals],
    ['rollback'],
    ['rollback', 'legal'],
    ['promote', legal, journals],
    ['rollback', 'journals'],
    ['promote', journals],
    ['promote', ...['legal', 'journals'].map((app) => `${app}@${releases[app]?.version}`)],
  ];
}
