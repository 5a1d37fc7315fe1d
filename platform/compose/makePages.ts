import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { areFew, listPages, type MadePage, openPageMaker, type PagesOrder } from './pageMaker.ts';

/** What is asked of a thread: the pages from one index of the list to another. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

export type Answer = { readonly made: readonly MadePage[] } | { readonly refusal: string };

type OnMade = (pages: readonly MadePage[]) => void;

/** Makes every page of a composition: a few in this thread, thousands in one for each processor. */
export async function makePages(store: Store, order: PagesOrder, onMade: OnMade): Promise<void> {
  const pages = listPages(order.releases);
  if (!areFew(pages)) return await makeInThreads(store, order, pages.length, onMade);
  const make = openPageMaker(store, order);
  await mapInParallel(pages, async (page) => onMade(await make([page])));
}

async function makeInThreads(store: Store, order: PagesOrder, count: number, onMade: OnMade) {
  const threads = Array.from({ length: availableParallelism() }, () => openThread(store, order));
  const idle = [...threads];
  try {
    const work = async (share: Share) => {
      const thread = idle.pop();
      if (!thread) throw new Error('more shares are under way than there are threads');
      onMade(await thread.make(share));
      idle.push(thread);
    };
    await mapInParallel(sharesOf(count), work, threads.length);
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function sharesOf(count: number): readonly Share[] {
  const size = 64;
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    to: Math.min((index + 1) * size, count),
  }));
}

function openThread(store: Store, order: PagesOrder) {
  const worker = new Worker(new URL('./pageThread.mjs', import.meta.url), {
    workerData: { store: store.name, order },
    // Without limits a thread lets garbage lie while the machine has memory.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 },
  });
  const end = once(worker, 'exit').then(() => Promise.reject(new Error('a thread ended before its pages were made')));
  end.catch(() => undefined);
  return {
    async make(share: Share): Promise<readonly MadePage[]> {
      worker.postMessage(share);
      const [answer]: Answer[] = await Promise.race([once(worker, 'message'), end]);
      if (answer && 'made' in answer) return answer.made;
      throw new UserError(answer?.refusal);
    },
    stop: () => worker.terminate(),
  };
}
