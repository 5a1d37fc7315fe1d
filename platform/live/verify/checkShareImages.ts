import { keepShareImages } from '../../compose/keepShareImages.ts';
import { attempt } from '../../messages/attempt.ts';
import { findRelease } from '../../release/releases.ts';
import { lastingKeys, listShareImages, readShareImage } from '../../release/shareImages.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { readLog } from '../log.ts';
import type { Findings } from './Findings.ts';

/**
 * Every share image that pages have shown is there, under the name of its content. A repair copies it again out of its
 * release.
 */
export async function checkShareImages(store: Store, isRepairing: boolean): Promise<Findings> {
  const releases = await releasesOfLog(store);
  const copied = await mapInParallel(isRepairing ? releases : [], async (release) => {
    return (await attempt(() => keepShareImages(store, { [release.app]: release }, true))).value ?? [];
  });
  const sources = new Set(releases.flatMap((release) => [...lastingKeys(release).values()]));
  const keys = [...new Set([...sources, ...(await listShareImages(store))])];
  const lost = await mapInParallel(keys, async (key) => ((await readShareImage(store, key)) ? [] : [key]));
  const advice = (key: string) =>
    sources.has(key) && !isRepairing ? 'run "site verify --repair"' : 'restore it from a copy';
  return {
    checked: {},
    repaired: copied.flat().map((key) => `${key} was written again`),
    problems: lost.flat().map((key) => `${key} is damaged or lost: ${advice(key)}`),
  };
}

/** The releases that were live and that the store still holds; `checkLog` and `checkReleases` report what cannot be read. */
async function releasesOfLog(store: Store) {
  const { value: log = [] } = await attempt(() => readLog(store));
  const names = new Set(log.flatMap(({ versions = {} }) => Object.entries(versions).map((name) => name.join('@'))));
  const found = await mapInParallel(names, async (name) => {
    const [app = '', version = ''] = name.split('@');
    return (await attempt(() => findRelease(store, app, version))).value ?? [];
  });
  return found.flat();
}
