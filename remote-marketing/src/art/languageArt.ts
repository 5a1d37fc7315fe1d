import type { Tone } from '@mirqam/shared/contract/Tone';
import type { Art, ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { type SheetRow, tableRow, textRow } from '@mirqam/shared/ui/art/SheetRow';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import { sheetDetail } from '@mirqam/shared/ui/art/sheetDetail';
import type { Service } from '../content/ServiceContent.ts';
import type { ServiceExample } from '../content/ServiceExample.ts';
import type { ShareImage } from '../content/ShareImage.ts';
import type { Theme } from '../content/ThemeContent.ts';
import { serviceShareImage } from '../routes/serviceShareImage.ts';

/** What the drawings of one language show. */
export interface ArtWords {
  readonly services: readonly { readonly service: Service; readonly example: ServiceExample }[];
  readonly themes: readonly Theme[];
  readonly shareImages: readonly ShareImage[];
  /** The line below the heading of a share image. */
  readonly label: string;
  /** The name of a day, with `{day}` for its number. */
  readonly day: string;
  readonly direction?: 'rtl';
}

type Drawing = readonly [name: string, draw: () => Art];

/** The drawings with words: the cards of the services and the share images. */
export function languageArt(words: ArtWords): ArtCatalogue {
  const { services, themes, shareImages, label, direction } = words;
  const shareArt = (tone: Tone, { file, lines }: ShareImage): Drawing => [
    file,
    () => shareImage({ tone, lines, label, ...(direction && { direction }) }),
  ];
  return Object.fromEntries([
    ...shareImages.map((image) => shareArt('lapis', image)),
    ...themes.map(({ tone, shareImage }) => shareArt(tone, shareImage)),
    ...services.map(({ service }) => shareArt(service.tone, serviceShareImage(service, ''))),
    ...services.map(({ service: { card, tone }, example }): Drawing => {
      const detail = { focus: 0, tone, turn: card.id, direction, size: { width: 480, height: 400 } };
      return [card.img, () => sheetDetail({ rows: exampleRows(example, words), ...detail })];
    }),
  ]);
}

function exampleRows(example: ServiceExample, { day }: ArtWords): readonly SheetRow[] {
  return example.kind === 'table'
    ? example.groups.flatMap(({ rows }) => rows.map((cells) => tableRow(example.columns, cells)))
    : example.entries.map(({ what }, index) => textRow(day.replace('{day}', `${index + 1}`), what));
}
