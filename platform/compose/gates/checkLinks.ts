import { inLanguage, languages } from '@mirqam/shared/contract/languages';
import { UserError } from '../../messages/UserError.ts';
import type { PageValues } from '../pages/reuse.ts';

/**
 * Throws a `UserError` for the first link whose page or fragment does not exist on the site. A link to a translation that is
 * missing leads to the English page.
 */
export function checkLinks(pages: ReadonlyMap<string, Pick<PageValues, 'links' | 'ids'>>): void {
  const valid = new Set<string>();
  for (const [page, { links }] of pages) {
    for (const link of links) {
      if (valid.has(link)) continue;
      checkLink(pages, page, link);
      if (link.startsWith('/')) valid.add(link);
    }
  }
}

function checkLink(pages: Parameters<typeof checkLinks>[0], page: string, link: string) {
  const [address = '', fragment = ''] = link.split('#');
  const [path = ''] = address.split('?');
  const target = path || page;
  const english = target.startsWith('/') ? inLanguage(target, languages[0]) : target;
  const { ids } = pages.get(target) ?? pages.get(english) ?? {};
  if (!ids) throw new UserError(`${page} links to ${target}, which no app has: fix the link or add the route`);
  // A link without a fragment, or with `#top`, goes to the top of the page: https://html.spec.whatwg.org/#select-the-indicated-part
  if (fragment === '' || fragment === 'top' || ids.includes(fragment)) return;
  throw new UserError(
    `${page} links to ${link}, but ${target} has no element with that id: fix the link or add the id`,
  );
}
