import type { Tone } from '@mirqam/shared/contract/Tone';
import type { Art, ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { card } from '@mirqam/shared/ui/art/card';
import { emblem } from '@mirqam/shared/ui/art/emblem';
import { partnerMark } from '@mirqam/shared/ui/art/partnerMark';
import { type SheetRow, tableRow, textRow } from '@mirqam/shared/ui/art/SheetRow';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import { sheet } from '@mirqam/shared/ui/art/sheet';
import { sheetDetail } from '@mirqam/shared/ui/art/sheetDetail';
import { authorExample } from './content/examples/authorExample.ts';
import { bookExample } from './content/examples/bookExample.ts';
import { conferenceExample } from './content/examples/conferenceExample.ts';
import { publishingExample } from './content/examples/publishingExample.ts';
import type { ServiceExample } from './content/ServiceExample.ts';
import type { ShareImage } from './content/ShareImage.ts';
import { services } from './content/services.ts';
import { shareImages } from './content/shareImages.ts';
import type { Theme } from './content/ThemeContent.ts';
import { themes } from './content/themes.ts';
import { serviceShareImage } from './routes/serviceShareImage.ts';

type Drawing = readonly [name: string, draw: () => Art];

const examples = {
  '/services/author_support': authorExample,
  '/services/book_and_textbook': bookExample,
  '/services/conference_services': conferenceExample,
  '/services/publishing-services': publishingExample,
} as const satisfies Record<(typeof services)[number]['path'], ServiceExample>;

export const art: ArtCatalogue = {
  ...Object.fromEntries([...themes.map(themeArt), ...services.flatMap(serviceArt)]),
  ...Object.fromEntries(Object.values(shareImages).map((image) => shareArt('lapis', image))),
  'themes/cards': () => themeCards({ width: 516, height: 400 }),
  'themes/cards-narrow': () => themeCards({ width: 300, height: 380 }),
  'about/connection': () => emblem('connection', 'teal'),
  'about/meaning': () => emblem('meaning', 'lapis'),
  'about/growth': () => emblem('growth', 'olive'),
  'partners/doaj': () => partnerMark('open-access'),
  'partners/orcid': () => partnerMark('orcid'),
  'partners/crossref': () => partnerMark('crossref'),
};

function shareArt(tone: Tone, { file, lines }: ShareImage): Drawing {
  return [file, () => shareImage({ tone, lines, label: 'Digital-first academic publishing' })];
}

function themeArt({ tone, shareImage }: Theme): Drawing {
  return shareArt(tone, shareImage);
}

/** The cards of the carousel in one file, because each is as small as its request. */
function themeCards(size: { readonly width: number; readonly height: number }): string {
  const tones = themes.map(({ tone }) => tone);
  return sheet(tones, size, (tone) => card({ tone, ...size }));
}

function serviceArt(service: (typeof services)[number]): readonly Drawing[] {
  const { path, tone, card } = service;
  const rows = exampleRows(examples[path]);
  return [
    [card.img, () => sheetDetail({ rows, focus: 0, tone, turn: card.id, size: { width: 480, height: 400 } })],
    shareArt(tone, serviceShareImage(service)),
  ];
}

function exampleRows(example: ServiceExample): readonly SheetRow[] {
  return example.kind === 'table'
    ? example.groups.flatMap(({ rows }) => rows.map((cells) => tableRow(example.columns, cells)))
    : example.entries.map(({ what }, index) => textRow(`Day ${index + 1}`, what));
}
