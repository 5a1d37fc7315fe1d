import { attempt } from '../messages/attempt.ts';
import type { Store } from '../store/Store.ts';
import { readHead } from './log.ts';
import { projectHead } from './projectHead.ts';

/** Finishes the projection of a killed command. Resolves to the reason when that is not possible. */
export async function finishProjection(store: Store): Promise<string | undefined> {
  const { problem } = await attempt(async () => (await readHead(store)) && (await projectHead(store)));
  return problem;
}
