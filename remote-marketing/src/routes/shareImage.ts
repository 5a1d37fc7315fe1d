import type { RoutePath } from '@mirqam/shared/contract/Route';
import { site } from '@mirqam/shared/contract/site';
import type { ShareImage } from '../content/ShareImage.ts';

/** A share image as a route names it. */
export const shareImage = ({ file, alt }: ShareImage) =>
  ({ file: `art/${file}`, alt: `${site.name}: ${alt}` }) as const satisfies RoutePath['image'];
