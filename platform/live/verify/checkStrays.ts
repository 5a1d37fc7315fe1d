import { attempt } from '../../messages/attempt.ts';
import { appName, versionName } from '../../release/schemas.ts';
import { listShareImages } from '../../release/shareImages.ts';
import type { Store } from '../../store/Store.ts';
import { readHistory } from '../history.ts';
import { lastUse, longestCommand, publicationKey, readPublication } from '../publications.ts';
import type { Findings } from './Findings.ts';

/** Every file in the folders of the releases belongs to one. A repair removes what killed publishes have left. */
export async function checkStrays(store: Store, isRepairing: boolean): Promise<Findings> {
  const keys = await store.list('apps/');
  const shareImages = new Set(await listShareImages(store));
  const whole = new Set(keys.filter((key) => key === `${folderOf(key)}/release.json`).map(folderOf));
  const strays = keys.filter((key) => !whole.has(folderOf(key)) && !shareImages.has(key));
  const { value: history = [], problem } = await attempt(() => readHistory(store));
  const repaired: string[] = [];
  const problems: string[] = [];
  for (const folder of new Set(strays.map(folderOf))) {
    const left = strays.filter((key) => folderOf(key) === folder);
    const [, app = '', version = ''] = folder.split('/');
    // `checkCompositions` reports a release that was live and has lost its description; a publish completes it.
    const wasLive = history.some(({ apps }) => apps[app]?.version === version);
    // The next prune finishes what a killed one has left.
    const isPruned = history.some(({ removes }) => removes?.releases.includes(`${app}@${version}`));
    if (wasLive || isPruned) continue;
    const started = await startOfPublish(store, app, version);
    if (started === undefined) problems.push(...left.map(describeForeign));
    // A publish may still be at work.
    else if (started + longestCommand > Number(await store.now())) continue;
    else if (isRepairing && !problem) {
      // The record comes last, so that a repair which is killed can be repeated.
      await store.remove(left);
      await store.remove([publicationKey(app, version)]);
      repaired.push(`${folder} is removed`);
    } else problems.push(describeLeft(folder));
  }
  return { checked: {}, repaired, problems };
}

/** The folder of a release, for a key in one. */
const folderOf = (key: string) => key.split('/').slice(0, 3).join('/');

/** When a publish wrote its record, which it does before any file; undefined for what no publish has written. */
async function startOfPublish(store: Store, app: string, version: string): Promise<number | undefined> {
  if (!appName.safeParse(app).success || !versionName.safeParse(version).success) return undefined;
  // `checkRecords` reports a record that cannot be read.
  const { value: record } = await attempt(() => readPublication(store, app, version));
  return record && lastUse(record);
}

const describeForeign = (key: string) => `${key} belongs to no release: find out who wrote it, and remove it`;
const describeLeft = (folder: string) =>
  `${folder} was left by a publish that did not finish: publish it again, or run "site verify --repair"`;
