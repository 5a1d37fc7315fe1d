import { services } from '../content/ar/services.ts';
import { shareImages } from '../content/ar/shareImages.ts';
import { themes } from '../content/ar/themes.ts';
import type { ArtWords } from './languageArt.ts';

export const arabic: ArtWords = {
  services,
  themes,
  shareImages: Object.values(shareImages),
  label: 'نشر أكاديمي يقدّم الرقمي على الورقي',
  direction: 'rtl',
};
