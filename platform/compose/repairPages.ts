import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../messages/UserError.ts';
import { checkStored } from '../release/checkStored.ts';
import { readIntact } from '../release/readIntact.ts';
import { releasesOf } from '../release/releases.ts';
import type { StoredComposition } from '../release/schemas.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { compositionFile, compositionKey } from './compositions.ts';
import { filesAtRoot } from './filesAtRoot.ts';
import { keepShareImages } from './keepShareImages.ts';
import { listPages, pageFile } from './listPages.ts';
import { compressionLevelOf, openPageGenerator } from './openPageGenerator.ts';
import { openWriter, pageForms, pagesFolder } from './pageFiles.ts';
import type { WrittenPages } from './writePages.ts';

/**
 * Writes the damaged and the missing pages of a composition again: from a form that is whole, else from the releases. Another
 * version of the platform may make other bytes of the same releases, which the description of the composition then names.
 *
 * Throws a `UserError` when the releases are lost or damaged, or when this version of the platform does not make a file.
 */
export async function repairPages(
  store: Store,
  stored: StoredComposition,
  damaged: readonly string[],
): Promise<WrittenPages> {
  const { id, pages } = stored;
  const folder = pagesFolder(id);
  const replaced = new Set(damaged);
  const all = Object.entries(pages);
  const files = all.filter(([file]) => pageForms(store).some((form) => replaced.has(`${folder}/${file}${form}`)));
  const write = openWriter(store, { folder, id, replaced }, 'smallest');
  const lost = new Set<string>();
  await mapInParallel(files, async ([file, integrity]) => {
    const bytes = await readWhole(store, `${folder}/${file}`, integrity);
    if (bytes) await write([{ file, bytes }]);
    else lost.add(file);
  });
  const rendered = lost.size > 0 ? await generateAgain(store, stored, lost, replaced) : 0;
  return { rendered, reused: all.length - rendered };
}

/** The bytes of a file from the first of its forms that is whole. */
async function readWhole(store: Store, key: string, integrity: string): Promise<Buffer | undefined> {
  for (const form of pageForms(store)) {
    const content = await readIntact(store, key, form, integrity);
    if (content) return content;
  }
  return undefined;
}

async function generateAgain(
  store: Store,
  stored: StoredComposition,
  lost: ReadonlySet<string>,
  replaced: ReadonlySet<string>,
): Promise<number> {
  const { pages: hashesBefore, renderings, ...composition } = stored;
  const { id } = composition;
  const folder = pagesFolder(id);
  const releases = await releasesOf(store, composition);
  // The releases are checked before any page is overwritten: a damaged page is better than none.
  for (const release of Object.values(releases)) await checkStored(store, release);
  const pages = listPages(releases).filter((page) => lost.has(pageFile(page)));
  const atRoot = (await filesAtRoot(store, composition, releases)).filter(([file]) => lost.has(file));
  const made = new Set([...pages.map(pageFile), ...atRoot.map(([file]) => file)]);
  const unknown = [...lost].find((file) => !made.has(file));
  if (unknown)
    throw new UserError(`this version of the platform does not make ${folder}/${unknown}: restore it from a copy`);
  await keepShareImages(store, releases);
  const { generate, close } = openPageGenerator(store, {
    composition,
    releases,
    previous: composition,
    proven: new Set(Object.keys(composition.apps)),
    folder,
    replaced,
    base: '',
  });
  // One at a time in `generate`, so that the bytes of a page are gone before the next.
  const generated = (await mapInParallel(pages, (page) => generate([page])).finally(close)).flat();
  const write = openWriter(store, { folder, id, replaced }, compressionLevelOf(releases));
  const written = await write(atRoot.map(([file, content]) => ({ file, bytes: Buffer.from(content) })));
  const hashes = [...generated, ...written].map(({ file, integrity }) => [file, integrity] as const);
  const renderingsAgain = generated.flatMap(({ file, rendering }) => (rendering ? [[file, rendering] as const] : []));
  const description = {
    ...composition,
    pages: { ...hashesBefore, ...Object.fromEntries(hashes) },
    renderings: { ...renderings, ...Object.fromEntries(renderingsAgain) },
  };
  if (!isDeepStrictEqual(description, stored)) {
    await store.sync();
    await store.replace(compositionKey(id), compositionFile(description));
  }
  return generated.filter(({ isReused }) => !isReused).length;
}
