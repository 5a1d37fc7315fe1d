import { services } from '../content/services.ts';
import { shareImages } from '../content/shareImages.ts';
import { themes } from '../content/themes.ts';
import type { ArtWords } from './languageArt.ts';

export const english: ArtWords = {
  services,
  themes,
  shareImages: Object.values(shareImages),
  label: 'Digital-first academic publishing',
};
