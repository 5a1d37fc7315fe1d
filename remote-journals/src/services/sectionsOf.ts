import type { JournalContent, JournalSection } from '../content/JournalContent.ts';

/** The image-and-text sections that a page has, one to three. */
export function sectionsOf({ section1, section2, section3 }: JournalContent): readonly JournalSection[] {
  return [section1, section2, section3].filter((section) => section !== undefined);
}
