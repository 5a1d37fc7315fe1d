import { releaseAddress } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Releases } from './compose.ts';

/**
 * Throws a `UserError` for a page with an image that is neither a file of one of the releases nor at one of the `origins` that
 * its route asks for; `page` names it.
 */
export function checkImages(
  page: string,
  images: readonly string[],
  releases: Releases,
  origins: readonly string[] = [],
): void {
  const isAllowed = (image: string) =>
    Object.values(releases).some((release) => hasFile(release, image)) ||
    origins.some((origin) => image.startsWith(`${origin}/`));
  const dead = images.find((image) => !isAllowed(image));
  if (dead === undefined) return;
  throw new UserError(`${page} shows ${dead}, which no release of the site has: fix the address or add the drawing`);
}

function hasFile({ app, version, files }: Releases[string], address: string): boolean {
  const folder = `${releaseAddress(app, version)}/`;
  return address.startsWith(folder) && Object.hasOwn(files, address.slice(folder.length).replace(/#.*/, ''));
}
