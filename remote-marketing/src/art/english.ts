import { authorExample } from '../content/examples/authorExample.ts';
import { bookExample } from '../content/examples/bookExample.ts';
import { conferenceExample } from '../content/examples/conferenceExample.ts';
import { publishingExample } from '../content/examples/publishingExample.ts';
import { service as authorSupport } from '../content/services/authorSupport.ts';
import { service as bookAndTextbook } from '../content/services/bookAndTextbook.ts';
import { service as conferenceServices } from '../content/services/conferenceServices.ts';
import { service as publishingServices } from '../content/services/publishingServices.ts';
import { shareImages } from '../content/shareImages.ts';
import { themes } from '../content/themes.ts';
import type { ArtWords } from './languageArt.ts';

export const english: ArtWords = {
  services: [
    { service: authorSupport, example: authorExample },
    { service: bookAndTextbook, example: bookExample },
    { service: conferenceServices, example: conferenceExample },
    { service: publishingServices, example: publishingExample },
  ],
  themes,
  shareImages: Object.values(shareImages),
  label: 'Digital-first academic publishing',
  day: 'Day {day}',
};
