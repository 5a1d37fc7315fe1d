import { isPreviewAddress, previewAddress } from '@mirqam/shared/contract/preview';

/**
 * In a preview, every link that React renders leads into the preview too, also where the browser follows it: in another
 * tab, to a page whose code is switched off, to an address that nothing answers.
 */
export function keepLinksInside(base: string) {
  const mend = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const address = link.getAttribute('href') ?? '';
      if (!isPreviewAddress(base, address)) link.setAttribute('href', previewAddress(base, address));
    }
  };
  new MutationObserver(mend).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
}
