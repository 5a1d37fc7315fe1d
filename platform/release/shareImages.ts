import { extname } from 'node:path';
import { type Release, releaseAddress } from '@mirqam/shared/contract/Release';
import type { Store } from '../store/Store.ts';
import { contentName, integrityOf } from './hash.ts';

type ReleaseFiles = Pick<Release, 'app' | 'version' | 'files'>;

/** The folder of an app's lasting share images, beside those of its releases. */
export const shareFolder = 'share';

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

/** Lists the keys of the lasting copies of all apps. No prune removes them, because posts on other sites link to them. */
export async function listShareImages(store: Store): Promise<readonly string[]> {
  return (await store.list('apps/')).filter((key) => key.split('/')[2] === shareFolder);
}

/** Resolves to undefined for a copy that is lost, or whose content does not match its name. */
export async function readShareImage(store: Store, key: string): Promise<Buffer | undefined> {
  const bytes = await store.get(key);
  return bytes && key.includes(`/${contentName(integrityOf(bytes))}.`) ? bytes : undefined;
}
