import type { ShareImage } from '../ShareImage.ts';

export const shareImages = {
  about: {
    file: 'og/ar/about.png',
    lines: ['من نحن'],
    alt: 'من نحن، مع نجوم متداخلة ذات 16 رأسًا على أرضية لازوردية',
  },
  contact: {
    file: 'og/ar/contact.png',
    lines: ['تواصل معنا'],
    alt: 'تواصل معنا، مع نجوم متداخلة ذات 16 رأسًا على أرضية لازوردية',
  },
} as const satisfies Readonly<Record<string, ShareImage>>;
