import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { listPages } from './listPages.ts';
import { areFew, type MadePage, openPageMaker, type PagesJob } from './pageMaker.ts';

/** The pages that a thread is to make: from one index of the list to another. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** The pages of a batch, or the message of a `UserError`. */
export type BatchResult = { readonly made: readonly MadePage[] } | { readonly error: string };

type OnMade = (pages: readonly MadePage[]) => void;

/** Makes every page of a composition: a few in this thread, thousands in one for each processor. */
export async function makePages(store: Store, job: PagesJob, onMade: OnMade): Promise<void> {
  const pages = listPages(job.releases);
  if (!areFew(pages)) return await makeInThreads(store, job, pages.length, onMade);
  const make = openPageMaker(store, job);
  await mapInParallel(pages, async (page) => onMade(await make([page])));
}

async function makeInThreads(store: Store, job: PagesJob, count: number, onMade: OnMade) {
  const threads = Array.from({ length: availableParallelism() }, () => openThread(store, job));
  const idle = [...threads];
  try {
    const work = async (batch: Batch) => {
      const thread = idle.pop();
      if (!thread) throw new Error('more batches are under way than there are threads');
      onMade(await thread.make(batch));
      idle.push(thread);
    };
    await mapInParallel(batchesOf(count), work, threads.length);
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function batchesOf(count: number): readonly Batch[] {
  const size = 64;
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    to: Math.min((index + 1) * size, count),
  }));
}

function openThread(store: Store, job: PagesJob) {
  const worker = new Worker(new URL('./pageThread.mjs', import.meta.url), {
    workerData: { store: store.name, job },
    // Without limits a thread collects no garbage while the machine has memory.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 },
  });
  const end = once(worker, 'exit').then(() => Promise.reject(new Error('a thread ended before its pages were made')));
  end.catch(() => undefined);
  return {
    async make(batch: Batch): Promise<readonly MadePage[]> {
      worker.postMessage(batch);
      const [result]: BatchResult[] = await Promise.race([once(worker, 'message'), end]);
      if (result && 'made' in result) return result.made;
      throw new UserError(result?.error);
    },
    stop: () => worker.terminate(),
  };
}
