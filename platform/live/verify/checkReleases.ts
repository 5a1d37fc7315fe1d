import type { Release } from '@mirqam/shared/contract/Release';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { attempt } from '../../messages/attempt.ts';
import type { OnProgress } from '../../messages/OnProgress.ts';
import { type FileFault, filesOf, findFaults } from '../../release/checkStored.ts';
import { compress } from '../../release/compress.ts';
import { descriptionKey, findRelease, listReleases } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { openIsOutOfUse } from '../openIsOutOfUse.ts';
import type { Findings } from './Findings.ts';

/** Compares every file of every release with its hash, in all its forms, and reports files that no release has. */
export async function checkReleases(store: Store, isRepairing: boolean, onProgress?: OnProgress): Promise<Findings> {
  const names = await listReleases(store);
  const keys = await store.list('apps/');
  const repaired: string[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  const isOutOfUse = await openIsOutOfUse(store);
  let files = 0;
  for (const [index, { app, version }] of names.entries()) {
    onProgress?.(index, names.length, 'releases');
    // `checkStrays` reports files without a description.
    const { value: release, problem } = await attempt(() => findRelease(store, app, version));
    if (problem && (await isOutOfUse({ app, version }))) notes.push(describeOld(app, version));
    else if (problem) problems.push(problem);
    if (!release) continue;
    files += Object.keys(release.files).length + Object.keys(release.serverFiles).length;
    const faults = await findFaults(store, release);
    const isWhole = faults.every(({ form }) => form !== '');
    if (isRepairing && isWhole) repaired.push(...(await repairForms(store, release, faults)));
    else problems.push(...faults.map((fault) => describe(fault, isWhole)));
    problems.push(...findForeign(release, keys));
  }
  return { checked: { releases: names.length, files }, repaired, problems, notes };
}

const describeOld = (app: string, version: string) =>
  `${app}@${version} was built for an older contract and cannot go live: publish ${app} again, or leave it to a prune`;

/** Compressed forms are made again from a file that is whole. */
const describe = ({ form, message }: FileFault, isWhole: boolean) =>
  isWhole && form ? message.replace(/: [^:]*$/, ': run "site verify --repair"') : message;

function findForeign(release: Release, keys: readonly string[]): readonly string[] {
  const { app, version } = release;
  const folder = `${releaseFolder(app, version)}/`;
  const own = new Set(filesOf(release).map(({ file, form }) => folder + file + form));
  return keys
    .filter((key) => key.startsWith(folder) && key !== descriptionKey(app, version) && !own.has(key))
    .map((key) => `${key} does not belong to ${app}@${version}: find out who wrote it, and remove it`);
}

async function repairForms(store: Store, { app, version }: Release, faults: readonly FileFault[]) {
  return await mapInParallel(new Set(faults.map(({ file }) => file)), async (file) => {
    const key = `${releaseFolder(app, version)}/${file}`;
    const { br, gz } = await compress((await store.get(key)) ?? Buffer.of());
    const compressed = { '.br': br, '.gz': gz };
    const damaged = faults.flatMap((fault) => (fault.file === file && fault.form ? [fault.form] : []));
    await store.remove(damaged.map((form) => key + form));
    // A publish of the release may write them first, with bytes of another version of zlib.
    for (const form of damaged) await store.putIfAbsent(key + form, compressed[form]);
    return `${key} was compressed again`;
  });
}
