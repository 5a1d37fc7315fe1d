import type { SiteAddress } from '@mirqam/shared/contract/Composition';
import { previewBase } from '@mirqam/shared/contract/preview';
import { fullTitle } from '@mirqam/shared/contract/site';

interface ShownPage {
  readonly title: string;
  /** The publisher, as the page spells it. */
  readonly name?: string;
  /** Whether the site has the page. */
  readonly isKnown: boolean;
}

/** What describes a page to search engines, link previews and reference managers. */
const description =
  'link[rel="canonical"], link[hreflang], meta[name="robots"], meta[name="description"], meta[property], script[type="application/ld+json"]';

/**
 * Sets the title, the canonical address of a listed page, and the `noindex` of every page that search engines must not list.
 * Removes what else describes the page before: of the new one, crawlers read it in its HTML alone.
 */
export function updateHead(
  { title, name, isKnown }: ShownPage,
  pathname: string,
  { origin, isUnlisted }: SiteAddress = location,
): void {
  document.title = fullTitle(title, name);
  const isListed = isKnown && !location.pathname.startsWith(previewBase(''));
  for (const old of document.querySelectorAll(description)) old.remove();
  if (isListed) append('link', { rel: 'canonical', href: `${origin}${pathname}` });
  if (!isListed || isUnlisted) append('meta', { name: 'robots', content: 'noindex' });
}

const append = (name: 'link' | 'meta', attributes: object) =>
  document.head.append(Object.assign(document.createElement(name), attributes));
