import { Console } from 'node:console';
import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../messages/UserError.ts';
import { openStore } from '../store/openStore.ts';
import { findRoot } from '../workspace/workspace.ts';
import type { Answer, Share } from './makePages.ts';
import { listPages, openPageMaker, type PagesOrder } from './pageMaker.ts';

// One of the threads of `makePages`: makes the pages of one share after another. What their code logs is no result.
globalThis.console = new Console(process.stderr);
const { store, order }: { readonly store: string; readonly order: PagesOrder } = workerData;
const make = openPageMaker(await openStore(findRoot(import.meta.dirname), store), order);
const pages = listPages(order.releases);

parentPort?.on('message', async (share: Share) => parentPort?.postMessage(await answer(share)));

async function answer({ from, to }: Share): Promise<Answer> {
  try {
    return { made: await make(pages.slice(from, to)) };
  } catch (error) {
    if (error instanceof UserError) return { refusal: error.message };
    throw error;
  }
}
