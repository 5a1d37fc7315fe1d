import { lchown, lstat, rm, stat } from 'node:fs/promises';
import { UserError } from '../messages/UserError.ts';
import { unlessAbsent, unlessNotOwner } from './unless.ts';

// nginx follows a link only to a folder of the same account.

/** Whether a link and a folder belong to one account. True if one of the two does not exist. */
export async function hasOwnerOf(link: string, folder: string): Promise<boolean> {
  const owners = [await lstat(link).catch(unlessAbsent), await stat(folder).catch(unlessAbsent)];
  return new Set(owners.flatMap((found) => found?.uid ?? [])).size < 2;
}

/** Throws a `UserError` if this account could not make a link that belongs to the account of a folder. */
export async function checkOwner(folder: string): Promise<void> {
  const owner = (await stat(folder).catch(unlessAbsent))?.uid;
  const user = process.geteuid?.();
  // Number 0 is the administrator.
  if (owner !== undefined && user && owner !== user) throw foreignFolder(folder, owner);
}

/** Gives a link to the account of a folder. Removes it, and throws a `UserError`, where only the administrator could. */
export async function giveToOwner(link: string, folder: string): Promise<void> {
  if (await hasOwnerOf(link, folder)) return;
  const { uid, gid } = await stat(folder);
  const isGiven = await lchown(link, uid, gid).then(() => true, unlessNotOwner);
  if (isGiven) return;
  await rm(link, { force: true });
  throw foreignFolder(folder, uid);
}

const foreignFolder = (folder: string, owner: number) =>
  new UserError(
    `${folder} belongs to the account with the number ${owner}, and nginx would follow no link of yours to it: run this as that account`,
  );
