import type { Service } from '../content/ServiceContent.ts';
import type { ShareImage } from '../content/ShareImage.ts';

export const serviceShareImage = ({ title, tone, card, shareLines: lines }: Service): ShareImage => ({
  file: `og/${card.img.replace('services/', '')}.png`,
  lines,
  alt: `${title}, with nested stars on a ground of ${tone}`,
});
