import { hasBackgroundImages } from './hasBackgroundImages.ts';

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
