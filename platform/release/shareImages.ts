import { extname } from 'node:path';
import { type Release, releaseAddress, releaseFolder } from '@mirqam/shared/contract/Release';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { checkStored, filesOf } from './checkStored.ts';
import { contentName, integrityOf } from './hash.ts';
import { objectKey } from './objects.ts';
import type { PinnedRelease } from './releases.ts';

type ReleaseFiles = Pick<Release, 'app' | 'version' | 'files'>;

/** The folder of an app's lasting share images, beside those of its releases. */
const shareFolder = 'share';

const isShareImage = (file: string) => /^art\/og\/[\w.-]+$/.test(file);

/** The keys of the lasting copies by the files of a release; images of equal content have one copy. */
export const lastingKeys = ({ app, files }: Omit<ReleaseFiles, 'version'>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([file]) => isShareImage(file))
      .map(([file, { integrity }]) => [file, `apps/${app}/${shareFolder}/${contentName(integrity)}${extname(file)}`]),
  );

/** The addresses of the lasting copies by those in the releases. */
export const lastingAddresses = (releases: Readonly<Record<string, ReleaseFiles>>) =>
  Object.fromEntries(
    Object.values(releases).flatMap((release) =>
      [...lastingKeys(release)].map(
        ([file, key]) => [`${releaseAddress(release.app, release.version)}/${file}`, `/${key}`] as const,
      ),
    ),
  );

/** Lists the keys of the lasting copies of all apps. No sweep removes them, because posts on other sites link to them. */
export async function listShareImages(store: Store): Promise<readonly string[]> {
  return (await store.list('apps/')).filter((key) => key.split('/')[2] === shareFolder);
}

/** Resolves to undefined for a file that is lost, or whose content does not match its name. */
export async function readLasting(store: Store, key: string): Promise<Buffer | undefined> {
  const bytes = await store.get(key);
  return bytes && key.includes(`/${contentName(integrityOf(bytes))}.`) ? bytes : undefined;
}

/** The public keys of a release's files, of which share images have two, with the objects of their bytes. */
export function publicKeys(release: PinnedRelease): ReadonlyMap<string, string> {
  const folder = releaseFolder(release.app, release.version);
  const images = [...lastingKeys(release)].map(
    ([file, key]) => [key, objectKey(release.files[file]?.integrity ?? '')] as const,
  );
  const files = filesOf(release).filter(({ isPublic }) => isPublic);
  const own = files.map(
    ({ file, form, integrity }) => [`${folder}/${file}${form}`, objectKey(integrity, form)] as const,
  );
  // Monitors and the dev server read which files a release has.
  return new Map([...own, ...images, [`${folder}/release.json`, objectKey(release.hash)]]);
}

/** Makes the files of a release public. Throws a `UserError` for one that is damaged: a promotion shows no such release. */
export async function showRelease(store: Store, release: PinnedRelease): Promise<void> {
  await checkStored(store, release);
  await mapInParallel(publicKeys(release), ([key, object]) => store.show(key, object));
}
