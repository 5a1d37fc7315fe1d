import type { Release } from '@mirqam/shared/contract/Release';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { findFaults } from '../../release/checkStored.ts';
import { compress, isCompressible } from '../../release/compress.ts';
import { isIntact } from '../../release/isIntact.ts';
import { findRelease, listReleases } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { attempt } from './attempt.ts';
import type { Findings } from './Findings.ts';

/** Every file of every release against its hash, and the compressed forms against the files. */
export async function checkReleases(store: Store): Promise<Findings> {
  const names = await listReleases(store);
  const repaired: string[] = [];
  const problems: string[] = [];
  let files = 0;
  for (const { app, version } of names) {
    // Without its description a release does not exist: the next publish completes it.
    const { value: release, problem } = await attempt(() => findRelease(store, app, version));
    if (problem) problems.push(problem);
    if (!release) continue;
    files += Object.keys(release.files).length + Object.keys(release.serverFiles).length;
    const faults = await findFaults(store, release);
    const damaged = faults.filter(({ form }) => form === '');
    problems.push(...damaged.map(({ message }) => message));
    if (damaged.length === 0) repaired.push(...(await mendForms(store, release)));
  }
  return { checked: { releases: names.length, files }, repaired, problems };
}

async function mendForms(store: Store, { app, version, files }: Release): Promise<readonly string[]> {
  const folder = releaseFolder(app, version);
  const names = Object.entries(files).filter(([file]) => isCompressible(file));
  const mended = await mapInParallel(names, async ([file, { integrity }]) => {
    const key = `${folder}/${file}`;
    const damaged: ('br' | 'gz')[] = [];
    for (const form of ['br', 'gz'] as const) {
      if (!(await isIntact(store, key, `.${form}`, integrity))) damaged.push(form);
    }
    if (damaged.length === 0) return [];
    const compressed = await compress((await store.get(key)) ?? Buffer.of());
    await store.remove(damaged.map((form) => `${key}.${form}`));
    // Who publishes it meanwhile may be first, with bytes of another version of zlib.
    for (const form of damaged) await store.putIfAbsent(`${key}.${form}`, compressed[form]);
    return [`${key} is compressed anew`];
  });
  return mended.flat();
}
