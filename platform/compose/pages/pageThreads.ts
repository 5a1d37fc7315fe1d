import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type attempt, UserError } from '../../messages/UserError.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { listPages } from './listPages.ts';
import type { PagesJob } from './openPageFinder.ts';
import type { GeneratedPage } from './openPageGenerator.ts';

/** Pages for one thread: a range of the list of pages. Without one, a thread syncs what it has written. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** The pages of a batch, or the message of a `UserError`. */
type BatchResult = Awaited<ReturnType<typeof attempt<readonly GeneratedPage[]>>>;

export type OnGenerated = (pages: readonly GeneratedPage[]) => void;

/** Generates every page of a large site, in one thread per processor, each of which opens the store itself. */
export async function generateInThreads(store: Store, job: PagesJob, onGenerated: OnGenerated): Promise<void> {
  const threads = Array.from({ length: availableParallelism() }, () => openThread(store, job));
  const idle = [...threads];
  try {
    const work = async (batch: Batch) => {
      const thread = idle.pop();
      if (!thread) throw new Error('there are more pending batches than threads');
      onGenerated(await thread.generate(batch));
      idle.push(thread);
    };
    await mapInParallel(batchesOf(listPages(job.releases).length), work, threads.length);
    // Once, not after each batch, because every sync waits for the disk.
    await Promise.all(threads.map((thread) => thread.sync()));
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
    resourceLimits,
  });
  const end = once(worker, 'exit').then(() =>
    Promise.reject(new Error('a thread ended before its pages were generated')),
  );
  end.catch(() => undefined);
  const ask = async (batch?: Batch): Promise<readonly GeneratedPage[]> => {
    worker.postMessage(batch);
    const [result]: BatchResult[] = await Promise.race([once(worker, 'message'), end]);
    if (result?.value) return result.value;
    throw new UserError(result?.problem);
  };
  return { generate: ask, sync: () => ask(), stop: () => worker.terminate() };
}

/** The memory of a thread. Without a limit, a thread collects garbage only when the machine runs out of memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 } as const;
