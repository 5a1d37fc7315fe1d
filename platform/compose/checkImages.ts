import { releaseAddress } from '@mirqam/shared/contract/Release';
import { UserError } from '../messages/UserError.ts';
import type { Releases } from './compose.ts';

/** Throws a `UserError` for a page with an image that is not a file of one of the releases; `page` names it. */
export function checkImages(page: string, images: readonly string[], releases: Releases): void {
  const dead = images.find((image) => !Object.values(releases).some((release) => hasFile(release, image)));
  if (dead === undefined) return;
  throw new UserError(`${page} shows ${dead}, which no release of the site has: fix the address or add the drawing`);
}

function hasFile({ app, version, files }: Releases[string], address: string): boolean {
  const folder = `${releaseAddress(app, version)}/`;
  return address.startsWith(folder) && Object.hasOwn(files, address.slice(folder.length).replace(/#.*/, ''));
}
