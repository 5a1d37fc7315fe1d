import type { Composition } from '@mirqam/shared/contract/Composition';
import { canonicalJson, contentName } from '../release/hash.ts';

/** Hashes the content of a composition: the address of the site, because its pages hold it, and the apps. */
export const compositionHash = ({ site, apps }: Omit<Composition, 'id'>): string =>
  contentName(canonicalJson(site ? { site, apps } : apps));
