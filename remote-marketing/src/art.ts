import type { Tone } from '@mirqam/shared/contract/Tone';
import type { Art, ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { card } from '@mirqam/shared/ui/art/card';
import { emblem } from '@mirqam/shared/ui/art/emblem';
import { folio } from '@mirqam/shared/ui/art/folio';
import { partnerMark } from '@mirqam/shared/ui/art/partnerMark';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import { sheet } from '@mirqam/shared/ui/art/sheet';
import type { Service } from './content/ServiceContent.ts';
import type { ShareImage } from './content/ShareImage.ts';
import { services } from './content/services.ts';
import { shareImages } from './content/shareImages.ts';
import type { Theme } from './content/ThemeContent.ts';
import { themes } from './content/themes.ts';
import { serviceShareImage } from './routes/serviceShareImage.ts';

type Drawing = readonly [name: string, draw: () => Art];

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

function serviceArt(service: Service): readonly Drawing[] {
  const {
    tone,
    drawing: kind,
    card: { img, mbimg },
    checklistArt,
  } = service;
  const name = img.replace('services/', '');
  return [
    [img, () => folio({ kind, tone, layout: 'broad', name, width: 584 })],
    [mbimg, () => folio({ kind, tone, layout: 'wide', name: `${name} narrow`, width: 584 })],
    ...(checklistArt ? [checklistDrawing(tone, checklistArt)] : []),
    shareArt(tone, serviceShareImage(service)),
  ];
}

function checklistDrawing(tone: Tone, { img, drawing: kind }: NonNullable<Service['checklistArt']>): Drawing {
  return [img, () => folio({ kind, tone, layout: 'broad', name: img, width: 584 })];
}
