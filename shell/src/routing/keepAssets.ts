import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import { hasBackgroundImages } from '../loading/hasBackgroundImages.ts';

const kept = new Map<string, HTMLImageElement>();

/** The images of a page that are not kept yet. */
export const missingImages = ({ images }: PreloadedPage): readonly string[] => images.filter((url) => !kept.has(url));

/** Fetches the images of a page and keeps them in memory, ready to be shown. */
export function keepAssets(page: PreloadedPage): void {
  for (const url of missingImages(page)) kept.set(url, Object.assign(new Image(), { src: url }));
  // Reads and caches the new stylesheets ahead, because that takes a while.
  hasBackgroundImages(document.body);
}
