import { journals } from '@mirqam/shared/contract/journals';
import type { Params } from '@mirqam/shared/contract/Page';
import type { Service } from './Service.ts';

/** The service an address names, or nothing if the pair of audience and slug is not in the menu. */
export function findService({ type, slug }: Params): Service | undefined {
  const audience = journals.find(({ value }) => value === type);
  const entry = audience?.list.find((candidate) => candidate.slug === slug);
  return audience && entry && { audience, entry };
}
