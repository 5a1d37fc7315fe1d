import type { RoutePath } from '@mirqam/shared/contract/Route';
import type { ShareImage } from '../content/ShareImage.ts';

/** A share image as a route names it, described after the name of the publisher. */
export const shareImage = ({ file, alt }: ShareImage, { name }: { readonly name: string }) =>
  ({ file: `art/${file}`, alt: `${name}: ${alt}` }) as const satisfies RoutePath['image'];
