import { type Composition, headerActions, isActionOf } from '@mirqam/shared/contract/Composition';

const getStarted = { label: 'Get started', href: '/#recoganition' };

/** Returns the header's button for a path: that of the first route whose fixed part matches, else the site's own. */
export function headerAction(
  composition: Composition,
  pathname: string,
): { readonly label: string; readonly href: string } {
  const actions = composition.actions ?? headerActions(composition);
  const [, label, href] = actions.find((action) => isActionOf(pathname, action)) ?? [];
  return label && href ? { label, href } : getStarted;
}
