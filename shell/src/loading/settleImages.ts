import { hasBackgroundImages } from './hasBackgroundImages.ts';

/** Resolves once every image under `root`, CSS backgrounds included, has loaded or failed. */
export async function settleImages(root: Element): Promise<void> {
  const images = [...root.querySelectorAll('img')];
  // A lazy image under the loader would never come into view, and so never load.
  for (const image of images) image.loading = 'eager';
  const addresses = hasBackgroundImages(root) ? [root, ...root.querySelectorAll('*')].flatMap(backgrounds) : [];
  await Promise.all([...images.map(settleImage), ...[...new Set(addresses)].map(settleAddress)]);
}

function settleImage(image: HTMLImageElement): Promise<unknown> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}

function settleAddress(address: string): Promise<unknown> {
  const image = new Image();
  image.src = address;
  return settleImage(image);
}

function backgrounds(element: Element): string[] {
  return [undefined, '::before', '::after'].flatMap((pseudo) => {
    const { backgroundImage } = getComputedStyle(element, pseudo);
    return [...backgroundImage.matchAll(/url\("([^"]+)"\)/g)].flatMap(([, address]) => address ?? []);
  });
}
