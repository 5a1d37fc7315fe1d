import { authorExample } from '../content/ar/examples/authorExample.ts';
import { bookExample } from '../content/ar/examples/bookExample.ts';
import { conferenceExample } from '../content/ar/examples/conferenceExample.ts';
import { publishingExample } from '../content/ar/examples/publishingExample.ts';
import { service as authorSupport } from '../content/ar/services/authorSupport.ts';
import { service as bookAndTextbook } from '../content/ar/services/bookAndTextbook.ts';
import { service as conferenceServices } from '../content/ar/services/conferenceServices.ts';
import { service as publishingServices } from '../content/ar/services/publishingServices.ts';
import { shareImages } from '../content/ar/shareImages.ts';
import { themes } from '../content/ar/themes.ts';
import type { ArtWords } from './languageArt.ts';

export const arabic: ArtWords = {
  services: [
    { service: authorSupport, example: authorExample },
    { service: bookAndTextbook, example: bookExample },
    { service: conferenceServices, example: conferenceExample },
    { service: publishingServices, example: publishingExample },
  ],
  themes,
  shareImages: Object.values(shareImages),
  label: 'نشر أكاديمي يقدّم الرقمي على الورقي',
  day: 'اليوم {day}',
  direction: 'rtl',
};
