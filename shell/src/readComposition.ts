import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';

/** The composition that the page was made from; written by our server, so it is not validated. */
export function readComposition(document: Document): Composition {
  return JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '');
}
