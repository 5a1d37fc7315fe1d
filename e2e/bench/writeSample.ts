import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile } from '@mirqam/platform/release/compress';
import { canonicalJson, integrityOf, shortHash } from '@mirqam/platform/release/hash';
import { type ChunkFiles, contractVersion, type Release } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';

/** The output of a build, written by hand. */
export interface Sample {
  readonly app: string;
  readonly entry: readonly string[];
  readonly routes: readonly Route[];
  readonly chunks: Release['chunks'];
  readonly shared: Readonly<Record<string, string>>;
  /** Texts by file name; `server/server.cjs` is the build for Node. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes the release into a folder, as a build does, so that it can be published. */
export async function writeSample(folder: string, { files, ...sample }: Sample): Promise<Release> {
  const version = `1.0.0-${shortHash(canonicalJson({ files, ...sample }))}`;
  const entries = Object.entries(files);
  const isServer = ([file]: readonly [string, string]) => file.startsWith('server/');
  const release: Release = {
    contract: contractVersion,
    version,
    ...sample,
    files: Object.fromEntries(
      entries
        .filter((entry) => !isServer(entry))
        .map(([file, text]) => [file, { integrity: integrityOf(text), bytes: Buffer.byteLength(text) }]),
    ),
    server: 'server/server.cjs',
    serverFiles: Object.fromEntries(entries.filter(isServer).map(([file, text]) => [file, integrityOf(text)])),
  };
  for (const [file, text] of entries) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    if (!isServer([file, text])) await compressFile(join(folder, file));
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return release;
}

/** The chunk of a page whose script and stylesheet have its name. */
export const pageChunk = (page: string): Readonly<Record<string, ChunkFiles>> => ({
  [page]: { js: [`${page}.js`], css: [`${page}.css`] },
});
