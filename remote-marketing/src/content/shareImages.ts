import type { ShareImage } from './ShareImage.ts';

/** The pictures of the pages that are neither a service nor a theme; home has the picture of the site. */
export const shareImages = {
  about: {
    file: 'og/about.png',
    lines: ['About us'],
    alt: 'About us, with nested 16-pointed stars on a lapis ground',
  },
  contact: {
    file: 'og/contact.png',
    lines: ['Contact us'],
    alt: 'Contact us, with nested 16-pointed stars on a lapis ground',
  },
} as const satisfies Readonly<Record<string, ShareImage>>;
