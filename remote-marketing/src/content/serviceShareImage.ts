import type { Service } from './ServiceContent.ts';
import type { ShareImage } from './ShareImage.ts';

export const serviceShareImage = ({ title, tone, card, shareLines: lines }: Service): ShareImage => ({
  file: `og/${card.img.replace('services/', '')}.png`,
  lines,
  alt: `${title}, with nested stars on a ground of ${tone}`,
});
