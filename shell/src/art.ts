import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { pixelIcon, scalableIcon } from '@mirqam/shared/ui/art/brandIcon';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';

export const art: ArtCatalogue = {
  'favicon.svg': scalableIcon,
  'favicon.ico': () => pixelIcon(32, { share: 1 }),
  'apple-touch-icon.png': () => pixelIcon(180, { share: 0.8, isFilled: true }),
  'icon-192.png': () => pixelIcon(192, { share: 1 }),
  'icon-512.png': () => pixelIcon(512, { share: 1 }),
  'icon-maskable-512.png': () => pixelIcon(512, { share: 0.6, isFilled: true }),
  'og/default.png': () =>
    shareImage({
      tone: 'lapis',
      lines: ['Academic', 'publishing,', 'digital first'],
      label: 'Journals, books and conferences',
    }),
  'og/ar/default.png': () =>
    shareImage({
      tone: 'lapis',
      lines: ['نشر أكاديمي', 'يقدّم الرقمي', 'على الورقي'],
      label: 'مجلات وكتب ومؤتمرات',
      direction: 'rtl',
    }),
};
