import { previewAddress } from '@mirqam/shared/contract/preview';
import { UserError } from '../messages/UserError.ts';

const links = /(<(?:a\s[^>]*?href|form\s[^>]*?action)=")(\/(?!\/)[^"]*)(?=")/g;

/** The pages that links in a page lead to, as site paths. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(links)].map(([, , address = '']) => address.replace(/[?#].*/s, ''));

/** Makes the links of a page lead into the preview that stands under `base`. */
export const prefixLinks = (html: string, base: string) =>
  html.replace(links, (_, start: string, address: string) => start + previewAddress(base, address));

/** Throws a `UserError` for the first link of a page that leads to no path of the site. */
export function checkLinks(page: string, html: string, paths: ReadonlySet<string>): void {
  const broken = linksOf(html).find((target) => !paths.has(target));
  if (broken) throw new UserError(`${page} links to ${broken}, which no app has: mend the link or add the route`);
}
