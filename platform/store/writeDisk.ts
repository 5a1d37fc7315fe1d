import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { isSystemError } from './unless.ts';

/** Throws a `UserError` when the disk or the folder's permissions do not allow writing. */
export async function writeDisk<T>(store: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const isFull = isSystemError(error) && error.code === 'ENOSPC';
    const advice = isFull
      ? 'free some space, and run this again; "site prune" then removes what no rollback needs'
      : 'check its owner and its disk, or choose another folder with SITE_STORE';
    throw new UserError(`the store ${store} cannot be written (${errorMessage(error)}): ${advice}`);
  }
}
