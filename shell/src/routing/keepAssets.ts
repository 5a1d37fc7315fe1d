import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';
import { hasBackgroundImages } from '../loading/pageImages.ts';

const kept = new Map<string, HTMLImageElement>();

/** The images of a page that are not kept yet. */
export const missingImages = ({ images }: Pick<PreloadedPage, 'images'>): readonly string[] =>
  images.filter((url) => !kept.has(url));

/** Fetches the images of a page, and returns those that are still loading. */
export function keepImages(page: Pick<PreloadedPage, 'images'>): readonly HTMLImageElement[] {
  for (const url of missingImages(page)) kept.set(url, Object.assign(new Image(), { src: url }));
  return page.images.flatMap((url) => kept.get(url) ?? []).filter(({ complete }) => !complete);
}

/** Fetches the images of a page and keeps them in memory, ready to be shown. */
export function keepAssets(page: PreloadedPage): void {
  keepImages(page);
  // Reads and caches the new stylesheets ahead, because that takes a while.
  hasBackgroundImages(document.body);
}
