import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';

/** The composition of the page; not validated, because `promote` has written it. */
export function readComposition(document: Document): Composition {
  return JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '');
}
