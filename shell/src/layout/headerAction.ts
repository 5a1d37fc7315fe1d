import type { Composition } from '@mirqam/shared/contract/Composition';

const getStarted = { label: 'Get started', href: '/#recoganition' };

/** The header's button at an address: that of a route whose fixed part the address lies under, or the site's own. */
export function headerAction(
  { apps }: Composition,
  pathname: string,
): { readonly label: string; readonly href: string } {
  for (const { routes = [] } of Object.values(apps)) {
    for (const [pattern, , , { action } = {}] of routes) {
      if (action && `${pathname}/`.startsWith(fixedPart(pattern))) return action;
    }
  }
  return getStarted;
}

/** `/journals/` of `/journals/:type/:slug`. */
const fixedPart = (pattern: string) => `${pattern.replace(/\/:.*/, '')}/`;
