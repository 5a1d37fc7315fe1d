import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import type { Form } from './compress.ts';
import { integrityIn } from './integrityIn.ts';
import { readObject, soundContent } from './objects.ts';

/** Reads a file of a release in one of its forms. Rejects with a `UserError` for bytes that are not those of the build. */
export type ReadReleaseFile = (file: string, form?: Form) => Promise<Buffer>;

const integrityOfFile = (release: Release, file: string) => release.serverFiles[file] ?? integrityIn(release, file);

/** Returns a function that reads the files of a release from a store. */
export function readStored(store: Pick<Store, 'name' | 'get'>, release: Release): ReadReleaseFile {
  const remedy = `run "site publish ${release.app}" where it was built`;
  return async (file, form = '') =>
    await readObject(store, integrityOfFile(release, file), {
      name: `${file}${form} of ${release.app}@${release.version}`,
      remedy,
      form,
    });
}

/** Returns a function that reads the files of a release from the folder of its build. */
export function readBuilt(folder: string, release: Release): ReadReleaseFile {
  return async (file, form = '') => {
    const path = join(folder, file + form);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes && soundContent(bytes, form, integrityOfFile(release, file))) return bytes;
    throw new UserError(`${path} differs from the build: remove ${folder} and publish again`);
  };
}
