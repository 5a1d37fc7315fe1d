import { site } from '@mirqam/shared/contract/site';
import type { Audience } from '../content/audiences.ts';

const longest = 60 - ` | ${site.name}`.length;

/** The title of a service's page: with its audience where search engines have room to show both. */
export function serviceTitle({ services }: Audience, label: string): string {
  const title = `${label}: ${services}`;
  return title.length <= longest ? title : label;
}
