import { fullTitle } from '@mirqam/shared/contract/fullTitle';
import { previewBase } from '@mirqam/shared/contract/preview';
import { site } from '@mirqam/shared/contract/site';
import { type LoadedPage, notFoundTitle } from '../routing/findPage.ts';

/** Sets the title, and the canonical address of a listed page; other pages get `noindex`. */
export function updateHead({ title, view }: LoadedPage, pathname: string): void {
  document.title = fullTitle(title);
  const isKnown = view.kind === 'page' && !view.isUnlisted && title !== notFoundTitle;
  const isListed = isKnown && !location.pathname.startsWith(previewBase(''));
  document.querySelector('link[rel="canonical"], meta[name="robots"]')?.remove();
  document.head.append(
    isListed
      ? Object.assign(document.createElement('link'), { rel: 'canonical', href: `${site.origin}${pathname}` })
      : Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
  );
}
