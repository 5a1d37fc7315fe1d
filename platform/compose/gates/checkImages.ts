import type { Release } from '@mirqam/shared/contract/Release';
import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { UserError } from '../../messages/UserError.ts';
import { fileSize } from '../../release/checkFiles.ts';
import { fileAt } from '../../release/publicKeys.ts';

/** The files that a page may show, by app. */
export type ShippedFiles = Readonly<Record<string, Pick<Release, 'app' | 'art' | 'files'>>>;

/**
 * Throws a `UserError` for a page with an image that is neither a file of these releases nor at one of the `origins` that its
 * route asks for; `page` names it.
 */
export function checkImages(
  page: string,
  images: readonly string[],
  releases: ShippedFiles,
  origins: readonly string[] = [],
): void {
  const isAllowed = (image: string) =>
    findFile(releases, image) !== undefined || origins.some((origin) => image.startsWith(`${origin}/`));
  const dead = images.find((image) => !isAllowed(image));
  if (dead === undefined) return;
  throw new UserError(
    `${page} shows ${dead}, which neither its app nor the shell has: fix the address or add the drawing`,
  );
}

/**
 * Throws a `UserError` for an image without the room that it will take, or that loads at once in a format which takes twice
 * the bytes of a modern one.
 */
export function checkPictures(page: string, { pictures = [] }: Pick<PageBody, 'pictures'>): void {
  for (const { addresses, isSized, isLazy } of pictures) {
    const name = nameOf(addresses[0]);
    if (!isSized)
      throw new UserError(`${page} shows ${name} without its size, so that the text jumps: give it width and height`);
    if (isLazy || addresses.some((address) => /\.(?:avif|svg|webp)(?:#.*)?$/.test(address))) continue;
    throw new UserError(
      `${page} shows ${name} at once: save it as AVIF or WebP, or give it loading="lazy" if it is below the first screen`,
    );
  }
}

/** Throws a `UserError` for a link to a file that these releases lack, or that does not say the kind and the size of the file. */
export function checkFileLinks(
  page: string,
  { fileLinks = [] }: Pick<PageBody, 'fileLinks'>,
  releases: ShippedFiles,
): void {
  for (const { address, text } of fileLinks) {
    const bytes = findFile(releases, address)?.bytes;
    if (bytes === undefined)
      throw new UserError(`${page} links to ${address}, which neither its app nor the shell has: import the file`);
    const kind = /\.(\w+)(?:#.*)?$/.exec(address)?.[1]?.toUpperCase() ?? '';
    if (text.includes(kind) && saysSize(text, bytes)) continue;
    throw new UserError(
      `${page} links to ${nameOf(address)}: say its kind and size, as in "${text} (${kind}, ${fileSize(bytes)})"`,
    );
  }
}

/** Whether a text has a size within a tenth of the right one. */
function saysSize(text: string, bytes: number): boolean {
  const units: Readonly<Record<string, number>> = { K: 1000, M: 1_000_000 };
  return [...text.matchAll(/(?<!\d)(\d+(?:\.\d+)?)\s?([KM])B/gi)].some(([, count, unit = '']) => {
    const said = Number(count) * (units[unit.toUpperCase()] ?? 0);
    return Math.abs(said - bytes) <= Math.max(bytes / 10, 1000);
  });
}

const nameOf = (address = '') => address.replace(/.*\//, '');

function findFile(releases: ShippedFiles, address: string) {
  const release = releases[/^\/apps\/([^/]+)\//.exec(address)?.[1] ?? ''];
  const file = release && fileAt(release, address);
  return file === undefined ? undefined : release?.files[file];
}
