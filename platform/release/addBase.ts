import type { Release } from '@mirqam/shared/contract/Release';
import { mapInParallel } from '../store/mapInParallel.ts';
import { integrityOf } from './hash.ts';
import type { ReadReleaseFile } from './readStored.ts';

/** The start of an address in HTML, in CSS and in a string of a script. */
const address = /(?<=["'`(=,\s])\/(?=apps\/|favicon\.ico"|manifest\.webmanifest")/g;
/** The start of the pattern of addresses that may run as scripts. */
const pattern = /(?<=\/\^)\\\/(?=apps\\\/)/g;

/** Adds a base, such as `/project`, to the addresses of files that lack it. Leaves links to pages as they are. */
export const addBase = (text: string, base: string): string =>
  text.replace(address, `${base}/`).replace(pattern, `${base.replace(/[/.]/g, '\\$&')}\\/`);

/** Returns the files of a release for a site below `base`, and the release with their hashes. Rejects as `read` does. */
export async function addBaseToRelease<T extends Release>(
  release: T,
  read: ReadReleaseFile,
  base: string,
): Promise<{ readonly release: T; readonly contents: ReadonlyMap<string, Buffer> }> {
  const contents = new Map(
    await mapInParallel(Object.keys(release.files), async (file) => {
      const bytes = await read(file);
      return [file, /\.(?:m?js|css)$/.test(file) ? Buffer.from(addBase(bytes.toString(), base)) : bytes] as const;
    }),
  );
  for (const entry of release.entry) contents.set(entry, replaceHashes(entry, contents, release));
  const files = [...contents].map(
    ([file, bytes]) => [file, { integrity: integrityOf(bytes), bytes: bytes.length }] as const,
  );
  return { release: { ...release, files: Object.fromEntries(files) }, contents };
}

/** Updates the hashes of the other scripts and stylesheets, which the entry contains. */
function replaceHashes(entry: string, contents: ReadonlyMap<string, Buffer>, { files }: Release): Buffer {
  let text = String(contents.get(entry));
  for (const [file, bytes] of contents) {
    const before = files[file]?.integrity;
    if (before) text = text.replaceAll(before, integrityOf(bytes));
  }
  return Buffer.from(text);
}
