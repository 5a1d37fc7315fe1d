import { compress, isCompressible } from '@mirqam/platform/release/compress';
import { integrityOf } from '@mirqam/platform/release/hash';
import type { Store } from '@mirqam/platform/store/Store';
import type { Release } from '@mirqam/shared/contract/Release';
import { releaseFolder } from '@mirqam/shared/contract/Release';

const isText = (file: string) => /\.(?:js|cjs|css)$/.test(file);

/** Publishes the same code as another release, as if a team had changed it; `added` is text for the ends of its files. */
export async function reissue(
  store: Store,
  release: Release,
  added: Readonly<Record<string, string>> = {},
): Promise<Release> {
  const version = release.version.replace(/[0-9a-f]{10}$/, (hash) => [...hash].reverse().join(''));
  const from = `${releaseFolder(release.app, release.version)}/`;
  // Compressed copies are made again for texts, because only texts contain the version.
  const keys = (await store.list(from)).filter((key) => !/\.(?:js|css)\.(?:br|gz)$|release\.json$/.test(key));
  const files = new Map<string, Buffer>();
  for (const key of keys) {
    const file = key.slice(from.length);
    files.set(file, Buffer.concat([(await store.get(key)) ?? Buffer.alloc(0), Buffer.from(added[file] ?? '')]));
  }

  const integrity: Record<string, string> = {};
  const isEntry = (file: string) => release.entry.includes(file);
  // The entry comes last, because it contains the hashes of the others.
  for (const file of [...files.keys()].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    const bytes = files.get(file) ?? Buffer.alloc(0);
    if (isText(file)) files.set(file, rewrite(bytes, release.version, version, isEntry(file) ? integrity : {}));
    const before = release.files[file]?.integrity;
    if (before) integrity[before] = integrityOf(files.get(file) ?? '');
  }

  const reissued: Release = {
    ...release,
    version,
    files: Object.fromEntries(
      Object.entries(release.files).map(([file, { bytes, integrity: before }]) => [
        file,
        { bytes, integrity: integrity[before] ?? before },
      ]),
    ),
    serverFiles: Object.fromEntries(
      Object.keys(release.serverFiles).map((file) => [file, integrityOf(files.get(file) ?? '')]),
    ),
  };
  for (const [file, bytes] of files) await putFile(store, `${releaseFolder(release.app, version)}/${file}`, bytes);
  await store.put(`${releaseFolder(release.app, version)}/release.json`, Buffer.from(JSON.stringify(reissued)));
  return reissued;
}

function rewrite(bytes: Buffer, before: string, after: string, integrity: Readonly<Record<string, string>>) {
  let text = bytes.toString().replaceAll(before, after);
  for (const [old, fresh] of Object.entries(integrity)) text = text.replaceAll(old, fresh);
  return Buffer.from(text);
}

async function putFile(store: Store, key: string, bytes: Buffer) {
  await store.put(key, bytes);
  if (!isText(key) || !isCompressible(key)) return;
  const { br, gz } = await compress(bytes);
  await store.put(`${key}.br`, br);
  await store.put(`${key}.gz`, gz);
}
