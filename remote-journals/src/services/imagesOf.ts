import type { JournalContent } from 'shared/contract/content/JournalContent';
import { sectionsOf } from './sectionsOf.ts';

/** The addresses of the drawings that a page shows. */
export function imagesOf(content: JournalContent): readonly string[] {
  return sectionsOf(content).map(({ img }) => `${__webpack_public_path__}art/${img}.svg`);
}
