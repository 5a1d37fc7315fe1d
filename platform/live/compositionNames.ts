import type { Composition } from '@mirqam/shared/contract/Composition';
import { compositionHash } from '../compose/compositionHash.ts';
import { contentName } from '../release/hash.ts';
import type { Log } from './log.ts';

/** Names a composition by its content, and by the entry that has removed its former name: a removed name never returns. */
export function nameComposition({ site, platform, apps }: Omit<Composition, 'id'>, log: Log): Composition {
  const hash = compositionHash({ site, platform, apps });
  return { id: namesOf(hash, log).at(-1) ?? hash, site, platform, apps };
}

/** Every name that a composition with this hash has had, oldest first. */
export function namesOf(hash: string, log: Log): readonly string[] {
  const removal = findRemoval(hash, log);
  return removal ? [hash, ...namesOf(contentName(`${hash} ${removal.serial}`), log)] : [hash];
}

/** The entry that has removed a composition, or its pages alone. */
export const findRemoval = (id: string, log: Log) =>
  log.find(({ removes, outdates }) => removes?.compositions.includes(id) || outdates?.includes(id));

/** The prune that has removed a composition. */
export const findPrune = (id: string, log: Log) => log.find(({ removes }) => removes?.compositions.includes(id));
