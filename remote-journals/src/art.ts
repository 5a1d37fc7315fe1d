import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import { sheetDetail } from '@mirqam/shared/ui/art/sheetDetail';
import { rowInFocus } from './art/rowInFocus.ts';
import { rowsOf } from './art/rowsOf.ts';
import { services as arabicServices } from './content/ar/services.ts';
import { words as arabicWords } from './content/ar/words.ts';
import type { Audience } from './content/audiences.ts';
import type { JournalService } from './content/JournalContent.ts';
import type { JournalWords } from './content/JournalWords.ts';
import { services } from './content/services.ts';
import { words } from './content/words.ts';
import { sectionsOf } from './services/sectionsOf.ts';

export const art: ArtCatalogue = {
  ...Object.fromEntries(services.flatMap((service) => detailsOf(service, words))),
  ...Object.fromEntries(arabicServices.flatMap((service) => detailsOf(service, arabicWords))),
  ...shareImagesOf(words, ({ label }) => ({ lines: [label, 'services'], label: 'Journal services' })),
  ...shareImagesOf(arabicWords, ({ services }) => ({ lines: [services], label: 'خدمات المجلات' })),
};

/** The drawings of the sections of a service: its sheet, close up. */
function detailsOf({ content }: JournalService, { audiences, direction, specimen }: JournalWords) {
  const rows = rowsOf(content.specimen, specimen);
  const sections = sectionsOf(content);
  const { tone } = audiences[content.audience];
  return sections.map(({ img }, section) => {
    const focus = rowInFocus(rows.length, section, sections.length);
    return [img, () => sheetDetail({ rows, focus, tone, direction, turn: section })] as const;
  });
}

/** The previews of links to the pages of each audience. */
function shareImagesOf(
  { art, audiences, direction }: JournalWords,
  say: (audience: Audience) => { readonly lines: readonly string[]; readonly label: string },
): ArtCatalogue {
  return Object.fromEntries(
    Object.entries(audiences).map(([value, audience]) => [
      `${art}og/${value}.png`,
      () => shareImage({ ...say(audience), tone: audience.tone, ...(direction ? { direction } : {}) }),
    ]),
  );
}
