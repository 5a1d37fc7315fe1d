import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

/** Files that are compressed already gain nothing. */
export const isCompressible = (file: string) => /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/.test(file);

/** The forms of a file that a server chooses from, as their names end. */
export const forms = ['.br', '.gz', ''] as const;
export type Form = (typeof forms)[number];

export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/** As small as can be for what is made once or for a few pages; as fast as is sensible for thousands. */
export type Thoroughness = 'small' | 'fast';

// Brotli 11 takes 120 times as long as 3 for a fifth fewer bytes, and no page needs a window of more than 256 KB.
const brotliOptions = {
  small: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  fast: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
} as const;
const paramsFor = (bytes: Uint8Array, thoroughness: Thoroughness) => ({
  ...brotliOptions[thoroughness],
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});
// Every browser takes brotli: gzip is for what is left.
const gzipLevel = { small: 9, fast: 3 } as const;

/** Brotli and gzip, as small as can be. */
export async function compress(bytes: Uint8Array): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: paramsFor(bytes, 'small') }),
    gzipped(bytes, { level: gzipLevel.small }),
  ]);
  return { br, gz };
}

/** Each with its brotli and gzip. */
export async function compressAll<T extends { readonly bytes: Uint8Array }>(
  files: readonly T[],
  thoroughness: Thoroughness,
): Promise<readonly (T & Compressed)[]> {
  if (thoroughness === 'small') {
    return await Promise.all(files.map(async (file) => ({ ...file, ...(await compress(file.bytes)) })));
  }
  // In this thread: it is done before another would have taken it up. And all of one form, then all of the other:
  // a coder whose tables are still in the processor's cache takes half the time.
  return files
    .map((file) => ({ ...file, gz: gzipSync(file.bytes, { level: gzipLevel.fast }) }))
    .map((file) => ({ ...file, br: brotliCompressSync(file.bytes, { params: paramsFor(file.bytes, 'fast') }) }));
}

/** Writes `<file>.br` and `<file>.gz` beside a file worth compressing. */
export async function compressFile(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const { br, gz } = await compress(await readFile(file));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** What a compressed form holds; undefined when it is damaged. */
export async function unpack(bytes: Buffer, form: Form): Promise<Buffer | undefined> {
  if (form === '') return bytes;
  return await (form === '.br' ? unbrotli(bytes) : gunzipped(bytes)).catch(() => undefined);
}
