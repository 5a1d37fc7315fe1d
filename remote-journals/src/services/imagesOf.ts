import type { JournalContent } from 'shared/contract/content/JournalContent';
import { artFiles } from 'shared/ui/art/artFile';
import { sectionsOf } from './sectionsOf.ts';

/** The addresses of the drawings that a page shows. */
export const imagesOf = (content: JournalContent) => artFiles(sectionsOf(content));
