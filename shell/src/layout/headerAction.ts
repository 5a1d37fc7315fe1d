import type { Composition } from '@mirqam/shared/contract/Composition';

const getStarted = { label: 'Get started', href: '/#recoganition' };

/** Returns the header's button for a path: that of the first route whose fixed part matches, else the site's own. */
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

/** Returns `/journals/` for `/journals/:type/:slug`. */
const fixedPart = (pattern: string) => `${pattern.replace(/\/:.*/, '')}/`;
