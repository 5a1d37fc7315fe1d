import { site } from '@mirqam/shared/contract/site';
import type { Service } from './Service.ts';

const longest = 60 - ` | ${site.name}`.length;

/** The title of a service's page: with its audience where search engines have room to show both. */
export function serviceTitle({ audience, entry }: Service): string {
  const title = `${entry.label}: ${audience.label} services`;
  return title.length <= longest ? title : entry.label;
}
