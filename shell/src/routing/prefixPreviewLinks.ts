import { isPreviewAddress, previewAddress } from '@mirqam/shared/contract/preview';

/**
 * Adds the base of a preview or an export to every link to a page that React renders, because the browser follows some links
 * itself: in a new tab, to a disabled page, to an unknown address.
 */
export function prefixPreviewLinks(base: string) {
  const prefix = () => {
    for (const link of document.querySelectorAll('a[href^="/"]:not([href^="/apps/"])')) {
      const address = link.getAttribute('href') ?? '';
      if (!isPreviewAddress(base, address)) link.setAttribute('href', previewAddress(base, address));
    }
  };
  new MutationObserver(prefix).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
}
