import type { Service } from '../content/ServiceContent.ts';
import type { ShareImage } from '../content/ShareImage.ts';

/** The share image of a service; `alt` describes it, with `{title}` and `{tone}`. */
export const serviceShareImage = ({ path, title, tone, shareLines: lines }: Service, alt: string): ShareImage => ({
  file: `og${path}.png`,
  lines,
  alt: alt.replace('{title}', title).replace('{tone}', tone),
});
