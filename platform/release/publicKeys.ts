import { descriptionKey, fileKey, type Integrity, type Release } from '@mirqam/shared/contract/Release';
import { z } from 'zod';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { FileList, Store } from '../store/Store.ts';
import { formsOf } from './compress.ts';
import { objectKey, readObject } from './objects.ts';
import { parseJson } from './parseJson.ts';
import { type ReleaseName, readPublication } from './publications.ts';
import { checkStored } from './readStored.ts';
import type { PinnedRelease } from './releases.ts';
import { integrity } from './schemas.ts';

/** The part of a release that names its public files. */
export type PublicRelease = Pick<Release, 'app' | 'art'> & {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
};

/** Whether a file is a drawing that code can name, see `artFile`. */
export const isDrawing = (file: string): boolean => /^art\/.+\.svg$/.test(file);

/** The public key of a file of a release; of one that it does not have, a key that no file has. */
export function publicKey({ app, art, files }: PublicRelease, file: string): string {
  const { integrity } = files[file] ?? {};
  if (!integrity) return `apps/${app}/${file}`;
  return art && isDrawing(file) ? `apps/${app}/art.${art}/${file.slice('art/'.length)}` : fileKey(app, file, integrity);
}

/** The address of a file of a release on the site. */
export const addressOf = (release: PublicRelease, file: string): string => `/${publicKey(release, file)}`;

/** The file of a release at an address, with or without a fragment; undefined if there is none. */
export function fileAt(release: PublicRelease, address: string): string | undefined {
  const [path = ''] = address.split(/[#?]/);
  const name = path.slice(`/apps/${release.app}/`.length);
  const names = [name, name.replace(/\.[0-9a-f]{12}(?=[./])/, '')];
  return names.find((file) => Object.hasOwn(release.files, file) && addressOf(release, file) === path);
}

/** The public keys of the files of a release and of its description, with the objects of their bytes. */
export function publicKeys(release: PublicRelease & Pick<PinnedRelease, 'version' | 'hash'>): FileList {
  const files = Object.entries(release.files).flatMap(([file, { integrity }]) =>
    formsOf(file).map((form) => [publicKey(release, file) + form, objectKey(integrity, form)] as const),
  );
  // Monitors and the dev server read which files a release has.
  return new Map([...files, [descriptionKey(release.app, release.version), objectKey(release.hash)]]);
}

/** Whether a key has the form of a public key. */
export const isPublicKey = (key: string): boolean =>
  /^apps\/[^/]+\/(?:(?:.+\/)?[^/]*\.[0-9a-f]{12}[./].+|\d+\.\d+\.\d+-[0-9a-f]{10}\.json)$/.test(key);

/** Makes the files of a release public. Throws a `UserError` for one that is damaged: a promotion shows no such release. */
export async function showRelease(store: Store, release: PinnedRelease): Promise<void> {
  await checkStored(store, release);
  await mapInParallel(publicKeys(release), ([key, object]) => store.show(key, object));
}

/** The part of a release, of any contract, that names its files. */
const fileNames = z.object({
  art: z.string().optional(),
  files: z.record(z.string(), z.object({ integrity })),
  serverFiles: z.record(z.string(), integrity),
});

/** Reads which files a release of any contract has. Throws a `UserError` for a damaged description. */
export async function readReleaseFiles(store: Store, { app, version }: ReleaseName, hash: Integrity) {
  const name = `the description of ${app}@${version}`;
  const json = await readObject(store, hash, { name, remedy: `run "site publish ${app}" where it was built` });
  return { app, version, hash, ...parseJson(fileNames, json.toString(), name) };
}

/** The public keys of a stored release of any contract; undefined without a record. Throws a `UserError` for a damaged one. */
export async function readPublicKeys(store: Store, name: ReleaseName): Promise<readonly string[] | undefined> {
  const record = await readPublication(store, name.app, name.version);
  return record && [...publicKeys(await readReleaseFiles(store, name, record.release)).keys()];
}
