import { findObject, parseObjectKey } from '../../release/objects.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Check } from './checkLog.ts';

/**
 * Every object has the name of its content. A repair removes damaged ones: the checks before this one have made again what
 * they can, and reported what a release or a kept page lacks.
 */
export const checkObjects: Check = async (store, isRepairing, onProgress) => {
  const keys = await store.list('objects/');
  let checked = 0;
  const isSound = await mapInParallel(keys, async (key) => {
    const name = parseObjectKey(key);
    onProgress?.(++checked, keys.length, 'objects');
    return name && (await findObject(store, name.integrity, name.form)) !== undefined;
  });
  const foreign = keys.filter((_, index) => isSound[index] === undefined);
  const damaged = keys.filter((_, index) => isSound[index] === false);
  const problems = foreign.map((key) => `${key} is not an object: find out who wrote it, and remove it`);
  const result = { checked: { objects: keys.length }, problems };
  if (isRepairing) {
    await store.remove(damaged);
    return { ...result, repaired: damaged.map((key) => `${key} was damaged, and is removed`) };
  }
  const damages = damaged.map((key) => `${key} does not match its name: run "site verify --repair"`);
  return { ...result, problems: [...problems, ...damages] };
};
