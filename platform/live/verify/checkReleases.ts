import { isTableKey } from '../../compose/routeTable.ts';
import { attempt } from '../../messages/UserError.ts';
import { compress } from '../../release/compress.ts';
import { findHidden, findObject, putObject } from '../../release/objects.ts';
import { listReleases } from '../../release/publications.ts';
import { isPublicKey, publicKeys, readPublicKeys, showRelease } from '../../release/publicKeys.ts';
import { type FileFault, findFaults } from '../../release/readStored.ts';
import { findRelease, type PinnedRelease } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { openIsOutOfUse } from '../sweep/findUnneeded.ts';
import type { Check } from './checkLog.ts';

/** Compares every file of every release with its hash, in all its forms, and what visitors get of it with the release. */
export const checkReleases: Check = async (store, isRepairing, onProgress) => {
  const names = await listReleases(store);
  const repaired: string[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  const own = new Set<string>();
  const unknown = new Set<string>();
  const isOutOfUse = await openIsOutOfUse(store);
  let files = 0;
  for (const [index, { app, version }] of names.entries()) {
    onProgress?.(index, names.length, 'releases');
    const { value: keys } = await attempt(() => readPublicKeys(store, { app, version }));
    for (const key of keys ?? []) own.add(key);
    // Nothing says which files a damaged release has.
    if (!keys) unknown.add(app);
    const { value: release, problem } = await attempt(() => findRelease(store, app, version));
    if (!release) {
      if (await isOutOfUse({ app, version })) notes.push(describeOld(app, version));
      else problems.push(problem ?? '');
      continue;
    }
    files += Object.keys(release.files).length + Object.keys(release.serverFiles).length;
    const found = await checkRelease(store, release, isRepairing);
    repaired.push(...found.repaired);
    problems.push(...found.problems);
  }
  const foreign = (await store.list('apps/')).filter((key) => {
    const mayBeLost = isPublicKey(key) && unknown.has(key.split('/')[1] ?? '');
    return !own.has(key) && !isTableKey(key) && !mayBeLost;
  });
  problems.push(...foreign.map((key) => `${key} belongs to no release: find out who wrote it, and remove it`));
  return { checked: { releases: names.length, files }, repaired, problems, notes };
};

const describeOld = (app: string, version: string) =>
  `${app}@${version} was built for an older contract and cannot go live: publish ${app} again, or leave it to a sweep`;

async function checkRelease(store: Store, release: PinnedRelease, isRepairing: boolean) {
  const repaired = isRepairing ? await repairForms(store, release) : [];
  const faults = await findFaults(store, release);
  const isWhole = faults.every(({ form }) => form !== '');
  const hidden = await findHidden(store, publicKeys(release));
  const { problem } = isRepairing && hidden.length > 0 ? await attempt(() => showRelease(store, release)) : {};
  const left = isRepairing ? await findHidden(store, publicKeys(release)) : hidden;
  const remedy = problem ? `because ${problem}` : 'run "site verify --repair"';
  return {
    repaired: [...repaired, ...hidden.filter((key) => !left.includes(key)).map((key) => `${key} was written again`)],
    problems: [
      ...faults.map((fault) => describe(fault, isWhole)),
      // A hard link to a damaged object is reported above.
      ...(faults.length > 0 ? [] : left.map((key) => `visitors do not get ${key} as it was published: ${remedy}`)),
    ],
  };
}

/** Compressed forms are made again from a file that is whole. */
const describe = ({ form, message }: FileFault, isWhole: boolean) =>
  isWhole && form ? message.replace(/: [^:]*$/, ': run "site verify --repair"') : message;

async function repairForms(store: Store, release: PinnedRelease): Promise<readonly string[]> {
  const faults = (await findFaults(store, release)).filter(({ form }) => form !== '');
  const repaired = await mapInParallel(faults, async ({ file, form }) => {
    const integrity = release.files[file]?.integrity ?? '';
    const whole = await findObject(store, integrity);
    if (!whole || form === '') return [];
    const { br, gz } = await compress(whole);
    await putObject(store, form === '.br' ? br : gz, integrity, form);
    return [`${file}${form} of ${release.app}@${release.version} was compressed again`];
  });
  return repaired.flat();
}
