import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { readHead } from './log.ts';
import { projectHead } from './projectHead.ts';

/** Finishes the projection of a killed command. Resolves to the reason when that is not possible. */
export async function finishProjection(store: Store): Promise<string | undefined> {
  try {
    if (await readHead(store)) await projectHead(store);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return errorMessage(error);
    throw error;
  }
}
