import type { Composition } from '@mirqam/shared/contract/Composition';
import { canonicalJson, contentName } from '../release/hash.ts';

/** Hashes the content of a composition: all that its pages are made from. */
export const compositionHash = ({ site, platform, apps }: Omit<Composition, 'id'>): string =>
  contentName(canonicalJson(site ? { site, platform, apps } : apps));
