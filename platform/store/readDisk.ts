import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { unlessAbsent } from './unless.ts';

/** Undefined for a missing file. Throws a `UserError` for one that cannot be read, since it must not count as missing. */
export async function readDisk<T>(store: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read().catch(unlessAbsent);
  } catch (error) {
    throw new UserError(`the store ${store} cannot be read (${errorMessage(error)}): check the folder and its owner`);
  }
}
