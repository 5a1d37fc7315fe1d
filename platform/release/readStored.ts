import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import type { Form } from './compress.ts';
import { integrityIn } from './integrityIn.ts';
import { intactContent } from './readIntact.ts';

/** Reads a file of a release in one of its forms. Rejects with a `UserError` for bytes that are not those of the build. */
export type ReadReleaseFile = (file: string, form?: Form) => Promise<Buffer>;

/** Returns a function that reads the files of a release from a store. */
export function readStored(store: Pick<Store, 'name' | 'get'>, release: Release): ReadReleaseFile {
  const folder = releaseFolder(release.app, release.version);
  const again = `run "site publish ${release.app}" where it was built`;
  return checked(release, {
    read: async (file) => await store.get(`${folder}/${file}`),
    lost: (file) => `${folder}/${file} is missing in ${store.name}: ${again}`,
    altered: (file) => `${folder}/${file} in ${store.name} does not match its hash: remove it and ${again}`,
  });
}

/** Returns a function that reads the files of a release from the folder of its build. */
export function readBuilt(folder: string, release: Release): ReadReleaseFile {
  const message = (file: string) => `${join(folder, file)} differs from the build: remove ${folder} and publish again`;
  return checked(release, {
    read: async (file) => await readFile(join(folder, file)).catch(() => undefined),
    lost: message,
    altered: message,
  });
}

interface Source {
  readonly read: (file: string) => Promise<Buffer | undefined>;
  readonly lost: (file: string) => string;
  readonly altered: (file: string) => string;
}

function checked(release: Release, { read, lost, altered }: Source): ReadReleaseFile {
  return async (file, form = '') => {
    const integrity = release.serverFiles[file] ?? integrityIn(release, file);
    const bytes = await read(file + form);
    if (!bytes) throw new UserError(lost(file + form));
    if (!intactContent(bytes, form, integrity)) throw new UserError(altered(file + form));
    return bytes;
  };
}
