import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@mirqam/platform/live/promote';
import { publishRelease } from '@mirqam/platform/live/publishRelease';
import { readLive } from '@mirqam/platform/live/readLive';
import { rollBack } from '@mirqam/platform/live/rollBack';
import { type BuiltApp, buildApp } from '@mirqam/platform/release/buildApp';
import { openStore } from '@mirqam/platform/store/openStore';
import type { Store } from '@mirqam/platform/store/Store';
import { startTinyS3 } from '@mirqam/platform/testing/tinyS3';
import { findApps } from '@mirqam/platform/workspace';
import { root } from '../support/places.ts';
import { reissue } from '../support/reissue.ts';
import { publishArticles } from './publishArticles.ts';
import type { Row } from './table.ts';

const folderSizes = [50, 1000, 10_000];
// Each promotion of 10,000 pages in a bucket takes minutes.
const bucketSizes = [50, 1000];

/** Measures promoting and rolling back the real site, filled up with articles to each size, in a folder and in a bucket. */
export async function measureComposing(): Promise<readonly Row[]> {
  const apps: BuiltApp[] = [];
  for (const app of findApps(root)) apps.push(await buildApp(app));
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const rows: Row[] = [];
    for (const pages of folderSizes) {
      const place = join(folder, String(pages));
      rows.push({ store: 'folder', ...(await measure(await openStore(root, place), apps, pages)) });
    }
    for (const pages of bucketSizes) rows.push({ store: 'bucket', ...(await measureBucket(apps, pages)) });
    return rows;
  } finally {
    // Deletes at the end, because ext4 creates files ten times slower for minutes after thousands were deleted.
    await rm(folder, { recursive: true });
  }
}

/** A bucket in the memory of this process, which responds at once. */
async function measureBucket(apps: readonly BuiltApp[], pages: number): Promise<Row> {
  const server = await startTinyS3();
  try {
    return await measure(await openStore(root, 's3://bucket'), apps, pages);
  } finally {
    await server.stop();
  }
}

async function measure(store: Store, apps: readonly BuiltApp[], pages: number): Promise<Row> {
  const own = apps.flatMap(({ release }) => release.routes.flatMap(({ paths }) => paths)).length;
  for (const { release, folder } of apps) await publishRelease(store, release, folder);
  const shared = apps.find(({ release }) => release.app !== 'shell')?.release.shared ?? {};
  const first = await publishArticles(store, { pages: pages - own, edition: 'the first edition', shared });
  const second = await publishArticles(store, { pages: pages - own, edition: 'the second edition', shared });
  const request = { store, kind: 'promote', why: 'benchmark' } as const;
  const memory = watchMemory();
  const seconds = {
    'all made s': await secondsOf(() => promote(request, [...apps.map(({ release }) => release), first])),
    'articles changed s': await secondsOf(() => promote(request, [second])),
  };
  const { composition, releases } = await readLive(store);
  const legal = releases['legal'] && (await reissue(store, releases['legal']));
  return {
    pages,
    'files of a composition': Object.keys(composition.pages).length,
    ...seconds,
    'legal changed s': await secondsOf(async () => legal && (await promote(request, [legal]))),
    'rolled back s': await secondsOf(() => rollBack({ store, app: undefined, to: undefined, why: 'benchmark' })),
    'most MB': memory(),
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Returns a function that returns the peak memory in megabytes since the call. */
function watchMemory(): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss() / 1e6);
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
