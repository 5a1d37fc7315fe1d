import type { Tone } from '@mirqam/shared/contract/Tone';
import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { card } from '@mirqam/shared/ui/art/card';
import { emblem, emblemTones } from '@mirqam/shared/ui/art/emblem';
import { iconSheet } from '@mirqam/shared/ui/art/icons/iconPaths';
import { panel } from '@mirqam/shared/ui/art/panel';
import { partnerMark } from '@mirqam/shared/ui/art/partnerMark';
import { rosette } from '@mirqam/shared/ui/art/rosette';
import { sheet } from '@mirqam/shared/ui/art/sheet';
import { arabic } from './art/arabic.ts';
import { english } from './art/english.ts';
import { languageArt } from './art/languageArt.ts';
import { services } from './content/services.ts';
import { themes } from './content/themes.ts';

export const art: ArtCatalogue = {
  icons: iconSheet,
  ...languageArt(english),
  ...languageArt(arabic),
  'home/rosette': rosette,
  'services/cards': serviceCards,
  'themes/cards': () => themeCards({ width: 516, height: 400 }),
  'themes/cards-narrow': () => themeCards({ width: 300, height: 380 }),
  'about/emblems': () => sheet(emblemTones, { width: 640, height: 360 }, emblem),
  'partners/doaj': () => partnerMark('open-access'),
  'partners/orcid': () => partnerMark('orcid'),
  'partners/crossref': () => partnerMark('crossref'),
};

/** Below a row of the example of each service. In one file, as the cards below, because each is as small as its request. */
function serviceCards(): string {
  const size = { width: 480, height: 400 };
  const turns = new Map<Tone, number>(services.map(({ card: { id }, tone }) => [tone, id]));
  return sheet([...turns.keys()], size, (tone) => panel({ tone, turn: turns.get(tone) ?? 0, ...size }));
}

/** The cards of the carousel. */
function themeCards(size: { readonly width: number; readonly height: number }): string {
  const tones = themes.map(({ tone }) => tone);
  return sheet(tones, size, (tone) => card({ tone, ...size }));
}
