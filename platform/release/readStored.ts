import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, Release } from '@mirqam/shared/contract/Release';
import { attempt, UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { type Form, formsOf } from './compress.ts';
import { readObject, soundContent } from './objects.ts';

/** The hash of a public file of a release. Throws a `UserError` for a file that the release does not have. */
export function integrityIn({ app, version, files }: Release, file: string): Integrity {
  const integrity = files[file]?.integrity;
  if (integrity) return integrity;
  throw new UserError(`${app}@${version} has no hash for ${file}: publish it again`);
}

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

/** A file of a stored release, in one of its forms, that is missing or damaged. */
export interface FileFault {
  readonly file: string;
  readonly form: Form;
  /** What is wrong, and how to restore the file. */
  readonly message: string;
}

/** Throws a `UserError` for the first file of a release that is missing in the store or does not match its hash. */
export async function checkStored(store: Store, release: Release): Promise<void> {
  const [fault] = await findFaults(store, release);
  if (fault) throw new UserError(fault.message);
}

/** Finds each file of a stored release that is missing or damaged, the compressed forms included. */
export async function findFaults(store: Store, release: Release): Promise<readonly FileFault[]> {
  const read = readStored(store, release);
  const faults = await mapInParallel(filesOf(release), async ({ file, form }) => {
    const { problem } = await attempt(() => read(file, form));
    return problem ? [{ file, form, message: problem }] : [];
  });
  return faults.flat();
}

/** Every file of a release as its build wrote it, in each of its forms. */
export function filesOf({ files, serverFiles }: Release) {
  return [
    ...Object.entries(files).flatMap(([file, { integrity }]) =>
      formsOf(file).map((form) => ({ file, form, integrity })),
    ),
    ...Object.entries(serverFiles).map(([file, integrity]) => ({ file, form: '' as const, integrity })),
  ];
}
