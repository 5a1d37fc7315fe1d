import { readLive } from '@mirqam/platform/live/readLive';
import { renewRecord } from '@mirqam/platform/live/renewRecord';
import { compress, isCompressible } from '@mirqam/platform/release/compress';
import { integrityOf } from '@mirqam/platform/release/hash';
import { putObject } from '@mirqam/platform/release/objects';
import { publicationKey } from '@mirqam/platform/release/publications';
import { showRelease } from '@mirqam/platform/release/publicKeys';
import { filesOf, readStored } from '@mirqam/platform/release/readStored';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import type { Store } from '@mirqam/platform/store/Store';
import { containerFile } from '@mirqam/platform/webpack/App';
import type { Release } from '@mirqam/shared/contract/Release';

const isText = (file: string) => /\.(?:js|cjs|css)$/.test(file);

/**
 * Publishes the same code as another release, as if a team had changed it; `added` is text for the ends of its files, by
 * default a comment for every script and stylesheet.
 */
export async function reissue(
  store: Store,
  release: Release,
  added: Readonly<Record<string, string>> = commentsFor(release),
): Promise<Release> {
  const version = release.version.replace(/[0-9a-f]{10}$/, (hash) => [...hash].reverse().join(''));
  const read = readStored(store, release);
  const files = new Map<string, Buffer>();
  for (const { file, form } of filesOf(release))
    files.set(file + form, Buffer.concat([await read(file, form), Buffer.from(added[file + form] ?? '')]));

  const integrity: Record<string, string> = {};
  const changed = new Set(Object.keys(added));
  // The entry contains the hashes of the others, and the container for other hosts that of the entry.
  const rankOf = (file: string) => (file === containerFile ? 2 : Number(release.entry.includes(file)));
  for (const file of [...files.keys()].sort((a, b) => rankOf(a) - rankOf(b))) {
    const bytes = files.get(file) ?? Buffer.alloc(0);
    const text = rankOf(file) > 0 ? rewrite(bytes, integrity) : bytes;
    if (!text.equals(bytes)) changed.add(file);
    files.set(file, text);
    const before = release.files[file]?.integrity;
    if (before) integrity[before] = integrityOf(files.get(file) ?? '');
  }

  const reissued: Release = {
    ...release,
    version,
    files: Object.fromEntries(
      Object.entries(release.files).map(([file, { bytes, integrity: before }]) => [
        file,
        { bytes: files.get(file)?.length ?? bytes, integrity: integrity[before] ?? before },
      ]),
    ),
    serverFiles: Object.fromEntries(
      Object.keys(release.serverFiles).map((file) => [file, integrityOf(files.get(file) ?? '')]),
    ),
  };
  for (const file of [...changed].filter(isCompressible)) {
    const { br, gz } = await compress(files.get(file) ?? Buffer.alloc(0));
    files.set(`${file}.br`, br).set(`${file}.gz`, gz);
  }
  for (const { file, form, integrity: own } of filesOf(reissued))
    await putObject(store, files.get(file + form) ?? Buffer.alloc(0), own, form);
  const hash = await putObject(store, Buffer.from(JSON.stringify(reissued)));
  await renewRecord(store, publicationKey(release.app, version), { release: hash });
  await showRelease(store, { ...reissued, hash });
  return reissued;
}

const commentsFor = ({ files }: Release) =>
  Object.fromEntries(
    Object.keys(files)
      .filter(isText)
      .map((file) => [file, file.endsWith('.css') ? '/**/' : '//']),
  );

function rewrite(bytes: Buffer, integrity: Readonly<Record<string, string>>) {
  let text = bytes.toString();
  for (const [old, fresh] of Object.entries(integrity)) text = text.replaceAll(old, fresh);
  return Buffer.from(text);
}

/** Publishes the live release of an app under another version, see `reissue`; resolves to its name for `site promote`. */
export async function reissued(folder: string, app: string, added?: Readonly<Record<string, string>>): Promise<string> {
  const store = new FolderStore(folder);
  const { releases } = await readLive(store);
  const release = releases[app];
  if (!release) throw new Error(`${app} is not live in ${folder}`);
  const { version } = await reissue(store, release, added);
  return `${app}@${version}`;
}
