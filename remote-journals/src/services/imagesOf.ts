import type { JournalContent } from '@mirqam/shared/contract/content/JournalContent';
import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { sectionsOf } from './sectionsOf.ts';

/** The addresses of the drawings that a page shows. */
export const imagesOf = (content: JournalContent) => artFiles(sectionsOf(content));
