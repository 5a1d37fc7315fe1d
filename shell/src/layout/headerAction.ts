import { type Composition, headerActions, isActionOf } from '@mirqam/shared/contract/Composition';
import type { Words } from '../words/Words.ts';

type Button = Words['start'];

/** Returns the header's button for a path: that of the first route whose fixed part matches, else the site's own. */
export function headerAction(composition: Composition, pathname: string, start: Button): Button {
  const actions = composition.actions ?? headerActions(composition);
  const [, label, href] = actions.find((action) => isActionOf(pathname, action)) ?? [];
  return label && href ? { label, href } : start;
}
