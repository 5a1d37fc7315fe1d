import { inLanguage, languages } from '@mirqam/shared/contract/languages';
import { UserError } from '../../messages/UserError.ts';
import { memoize } from '../memoize.ts';
import type { PageValues } from '../pages/reuse.ts';

/**
 * Throws a `UserError` for the first link whose page or fragment does not exist on the site. A link to a translation that is
 * missing leads to the English page.
 */
export function checkLinks(pages: ReadonlyMap<string, Pick<PageValues, 'links' | 'ids'>>): void {
  const idsOf = memoize((path: string) => {
    const { ids } = pages.get(path) ?? {};
    return ids && new Set(ids);
  });
  const valid = new Set<string>();
  for (const [page, { links }] of pages) {
    for (const link of links) {
      if (valid.has(link)) continue;
      checkLink(idsOf, page, link);
      if (link.startsWith('/')) valid.add(link);
    }
  }
}

function checkLink(idsOf: (path: string) => ReadonlySet<string> | undefined, page: string, link: string) {
  const [address = '', fragment = ''] = link.split('#');
  const [path = ''] = address.split('?');
  const target = path || page;
  const english = target.startsWith('/') ? inLanguage(target, languages[0]) : target;
  const ids = idsOf(target) ?? idsOf(english);
  if (!ids) throw new UserError(`${page} links to ${target}, which no app has: fix the link or add the route`);
  // A link without a fragment, or with `#top`, goes to the top of the page: https://html.spec.whatwg.org/#select-the-indicated-part
  if (fragment === '' || fragment === 'top' || ids.has(fragment)) return;
  throw new UserError(
    `${page} links to ${link}, but ${target} has no element with that id: fix the link or add the id`,
  );
}
