import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { card } from '@mirqam/shared/ui/art/card';
import { emblem } from '@mirqam/shared/ui/art/emblem';
import { partnerMark } from '@mirqam/shared/ui/art/partnerMark';
import { sheet } from '@mirqam/shared/ui/art/sheet';
import { arabic } from './art/arabic.ts';
import { english } from './art/english.ts';
import { languageArt } from './art/languageArt.ts';
import { themes } from './content/themes.ts';

export const art: ArtCatalogue = {
  ...languageArt(english),
  ...languageArt(arabic),
  'themes/cards': () => themeCards({ width: 516, height: 400 }),
  'themes/cards-narrow': () => themeCards({ width: 300, height: 380 }),
  'about/connection': () => emblem('connection', 'teal'),
  'about/meaning': () => emblem('meaning', 'lapis'),
  'about/growth': () => emblem('growth', 'olive'),
  'partners/doaj': () => partnerMark('open-access'),
  'partners/orcid': () => partnerMark('orcid'),
  'partners/crossref': () => partnerMark('crossref'),
};

/** The cards of the carousel in one file, because each is as small as its request. */
function themeCards(size: { readonly width: number; readonly height: number }): string {
  const tones = themes.map(({ tone }) => tone);
  return sheet(tones, size, (tone) => card({ tone, ...size }));
}
