import type { Composition } from '@mirqam/shared/contract/Composition';
import { shortHash } from '../release/hash.ts';
import type { Log } from './log.ts';

/** Names a composition by its content, and by the prune that has removed its former name: a removed name never returns. */
export function nameComposition(composition: Composition, log: Log): Composition {
  return { ...composition, id: namesOf(composition.id, log).at(-1) ?? composition.id };
}

/** Every name that a composition with this hash has had, oldest first. */
export function namesOf(hash: string, log: Log): readonly string[] {
  const prune = findRemoval(hash, log);
  return prune ? [hash, ...namesOf(shortHash(`${hash} ${prune.serial}`), log)] : [hash];
}

/** The prune that has removed a composition. */
export const findRemoval = (id: string, log: Log) => log.find(({ removes }) => removes?.compositions.includes(id));
