import { parentPort, workerData } from 'node:worker_threads';
import { attempt } from '../../messages/UserError.ts';
import { openStore } from '../../store/openStore.ts';
import { findRoot } from '../../workspace/workspace.ts';
import { listPages } from './listPages.ts';
import type { PagesJob } from './openPageFinder.ts';
import { type GeneratedPage, openPageGenerator } from './openPageGenerator.ts';
import type { Batch } from './pageThreads.ts';

// A thread of `generateInThreads`.
const { store, job }: { readonly store: string; readonly job: PagesJob } = workerData;
const opened = await openStore(findRoot(import.meta.dirname), store);
const { generate } = openPageGenerator(opened, job);
const pages = listPages(job.releases);

parentPort?.on('message', async (batch?: Batch) => parentPort?.postMessage(await attempt(() => answer(batch))));

async function answer(batch: Batch | undefined): Promise<readonly GeneratedPage[]> {
  if (batch) return await generate(pages.slice(batch.from, batch.to));
  await opened.sync();
  return [];
}
