import type { PreloadedPage } from '@mirqam/shared/federation/startFederation';

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

/** The images under `root`, CSS backgrounds included, that are still loading. */
export function pendingImages(root: Element): readonly HTMLImageElement[] {
  const images = [...root.querySelectorAll('img')];
  // A lazy image under the loader is never in view, so it would never load.
  for (const image of images) image.loading = 'eager';
  const addresses = hasBackgroundImages(root) ? [root, ...root.querySelectorAll('*')].flatMap(backgrounds) : [];
  return [...images, ...[...new Set(addresses)].map(imageAt)].filter(({ complete }) => !complete);
}

/** Resolves once every image has loaded or failed. */
export const settleImages = (images: readonly HTMLImageElement[]): Promise<unknown> =>
  Promise.all(images.map(settleImage));

const settleImage = (image: HTMLImageElement) =>
  new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });

function imageAt(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}

function backgrounds(element: Element): string[] {
  return [undefined, '::before', '::after'].flatMap((pseudo) => {
    const { backgroundImage } = getComputedStyle(element, pseudo);
    return [...backgroundImage.matchAll(/url\("([^"]+)"\)/g)].flatMap(([, address]) => address ?? []);
  });
}

const declaration = /background[^;{}]*url\(/;
const known = new WeakMap<CSSStyleSheet, { readonly rules: number; readonly hasImage: boolean }>();

/** Whether any stylesheet has a background image; checking every element instead takes 100 ms. */
export const hasBackgroundImages = (root: Element): boolean =>
  [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])].some(mentionsImage) ||
  root.querySelector('[style*=background]') !== null;

function mentionsImage(sheet: CSSStyleSheet): boolean {
  try {
    const rules = sheet.cssRules.length;
    const last = known.get(sheet);
    if (last?.rules === rules) return last.hasImage;
    const hasImage = [...sheet.cssRules].some(({ cssText }) => declaration.test(cssText));
    known.set(sheet, { rules, hasImage });
    return hasImage;
  } catch {
    // Browsers refuse access to stylesheets of other origins.
    return true;
  }
}
