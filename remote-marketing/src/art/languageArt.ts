import type { Tone } from '@mirqam/shared/contract/Tone';
import type { Art, ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import type { Service } from '../content/ServiceContent.ts';
import type { ShareImage } from '../content/ShareImage.ts';
import type { Theme } from '../content/ThemeContent.ts';
import { serviceShareImage } from '../routes/serviceShareImage.ts';

/** What the drawings of one language show. */
export interface ArtWords {
  readonly services: readonly Service[];
  readonly themes: readonly Theme[];
  readonly shareImages: readonly ShareImage[];
  /** The line below the heading of a share image. */
  readonly label: string;
  readonly direction?: 'rtl';
}

type Drawing = readonly [name: string, draw: () => Art];

/** The share images. */
export function languageArt(words: ArtWords): ArtCatalogue {
  const { services, themes, shareImages, label, direction } = words;
  const shareArt = (tone: Tone, { file, lines }: ShareImage): Drawing => [
    file,
    () => shareImage({ tone, lines, label, ...(direction && { direction }) }),
  ];
  return Object.fromEntries([
    ...shareImages.map((image) => shareArt('lapis', image)),
    ...themes.map(({ tone, shareImage }) => shareArt(tone, shareImage)),
    ...services.map((service) => shareArt(service.tone, serviceShareImage(service, ''))),
  ]);
}
