import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';

/** The composition that the page was made from; the server wrote it, so it is taken at its word. */
export function readComposition(document: Document): Composition {
  return JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '');
}
