import { Console } from 'node:console';
import { siteAddress } from '../../compose/siteAddress.ts';
import { finishProjection } from '../../live/projectHead.ts';
import { printDocument } from '../../messages/print.ts';
import { createReporter, type Reporter } from '../../messages/Reporter.ts';
import { readCompressionLevel } from '../../release/compress.ts';
import { openStore } from '../../store/openStore.ts';
import { probeStore } from '../../store/probeStore.ts';
import type { Store } from '../../store/Store.ts';
import { findRoot } from '../../workspace/workspace.ts';
import type { CommonOptions } from './options.ts';

/** A checkout, and where a command reports its progress. */
export interface CheckoutSession {
  /** The folder of the checkout. */
  readonly root: string;
  /** Lines for people; silent with `--json`. */
  readonly report: Reporter;
}

/** A checkout and its store. */
export interface Session extends CheckoutSession {
  readonly store: Store;
}

/**
 * Runs a command that writes into the store, once the store has passed a probe and the work of a killed command is
 * finished; creates the store if it is missing.
 */
export async function changeStore(options: CommonOptions, work: (session: Session) => Promise<unknown>): Promise<void> {
  await planStore(options, async (session) => {
    await probeStore(session.store);
    const problem = await finishProjection(session.store);
    // The command may be the one that repairs it.
    if (problem) session.report.done(`visitors may not get what is live: ${problem}`);
    return await work(session);
  });
}

/** Runs a command with `--dry-run`: the same checks, no writes. */
export async function planStore(options: CommonOptions, work: (session: Session) => Promise<unknown>): Promise<void> {
  // Wrong variables are refused here, not after minutes of building.
  siteAddress();
  readCompressionLevel();
  await readStore(options, work);
}

/** Runs a command that writes into the store, or its dry run. */
export const changeOrPlan = (options: CommonOptions, work: (session: Session) => Promise<unknown>): Promise<void> =>
  (options.dryRun ? planStore : changeStore)(options, work);

/** Runs a command that reads the store, and creates none. */
export async function readStore(options: CommonOptions, work: (session: Session) => Promise<unknown>): Promise<void> {
  await runInCheckout(options, async ({ root, report }) => await work({ root, store: await openStore(root), report }));
}

/** Runs a command that needs no store, and prints its result as a document with `--json`. */
export async function runInCheckout(
  { json = false }: CommonOptions,
  work: (session: CheckoutSession) => Promise<unknown>,
): Promise<void> {
  const report = createReporter({ isSilent: json });
  // Standard output belongs to the document, so the logs of rendered pages go to standard error.
  if (json) globalThis.console = new Console(process.stderr);
  try {
    const result = await work({ root: findRoot(), report });
    // `dev` prints a document for each event instead.
    if (json && result !== undefined) printDocument(result);
  } finally {
    report.stop();
  }
}
