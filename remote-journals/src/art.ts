import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { panel } from '@mirqam/shared/ui/art/panel';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import { words as arabicWords } from './content/ar/words.ts';
import { type Audience, audiences } from './content/audiences.ts';
import type { JournalService } from './content/JournalContent.ts';
import type { JournalWords } from './content/JournalWords.ts';
import { services } from './content/services.ts';
import { words } from './content/words.ts';
import { sectionsOf } from './services/sectionsOf.ts';

export const art: ArtCatalogue = {
  ...Object.fromEntries(services.flatMap(panelsOf)),
  ...shareImagesOf(words, ({ label }) => ({ lines: [label, 'services'], label: 'Journal services' })),
  ...shareImagesOf(arabicWords, ({ services }) => ({ lines: [services], label: 'خدمات المجلات' })),
};

/** The drawings below the details of a service; each has its own place on the pattern. */
function panelsOf({ content }: JournalService, service: number) {
  const { tone } = audiences[content.audience];
  return sectionsOf(content).map(({ img }, section) => {
    const turn = 3 * service + section;
    return [img, () => panel({ tone, turn, width: 640, height: 360 })] as const;
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
