import { journals } from '@mirqam/shared/contract/journals';
import type { Service } from './Service.ts';

/** Links to the other services of the same audience, in the order of the menu. */
export function relatedServices({ audience, entry }: Service) {
  return journals
    .filter(({ value }) => value === audience.value)
    .flatMap(({ value, list }) => list.map(({ slug, label }) => ({ slug, label, href: `/journals/${value}/${slug}` })))
    .filter(({ slug }) => slug !== entry.slug);
}
