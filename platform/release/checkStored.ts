import type { Integrity, Release } from '@mirqam/shared/contract/Release';
import { attempt } from '../messages/attempt.ts';
import { UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { type Form, formsOf } from './compress.ts';
import { readStored } from './readStored.ts';

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

interface ReleaseFile extends Pick<FileFault, 'file' | 'form'> {
  readonly integrity: Integrity;
}

/** Every file of a release as its build wrote it, in each of its forms. */
export function filesOf({ files, serverFiles }: Release): readonly ReleaseFile[] {
  return [
    ...Object.entries(files).flatMap(([file, { integrity }]) =>
      formsOf(file).map((form) => ({ file, form, integrity })),
    ),
    ...Object.entries(serverFiles).map(([file, integrity]) => ({ file, form: '' as const, integrity })),
  ];
}
