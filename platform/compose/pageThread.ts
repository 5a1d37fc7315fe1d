import { Console } from 'node:console';
import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../messages/UserError.ts';
import { openStore } from '../store/openStore.ts';
import { findRoot } from '../workspace/workspace.ts';
import { listPages } from './listPages.ts';
import type { Batch, BatchResult } from './makePages.ts';
import { openPageMaker, type PagesJob } from './pageMaker.ts';

// A thread of `makePages`: makes one batch of pages after another. What their code logs must not end up in the command's output.
globalThis.console = new Console(process.stderr);
const { store, job }: { readonly store: string; readonly job: PagesJob } = workerData;
const make = openPageMaker(await openStore(findRoot(import.meta.dirname), store), job);
const pages = listPages(job.releases);

parentPort?.on('message', async (batch: Batch) => parentPort?.postMessage(await makeBatch(batch)));

async function makeBatch({ from, to }: Batch): Promise<BatchResult> {
  try {
    return { made: await make(pages.slice(from, to)) };
  } catch (error) {
    if (error instanceof UserError) return { error: error.message };
    throw error;
  }
}
