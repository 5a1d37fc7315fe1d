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

// Brotli 11 takes 60 times as long as 5 for an eighth fewer bytes, and no page needs a window of more than 256 KB.
const brotliOptions = {
  small: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  fast: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
} as const;
// Every browser takes brotli: gzip is for what is left.
const gzipLevel = { small: 9, fast: 3 } as const;

/** Brotli and gzip. */
export async function compress(bytes: Uint8Array, thoroughness: Thoroughness): Promise<Compressed> {
  const params = { ...brotliOptions[thoroughness], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const level = gzipLevel[thoroughness];
  // Done before another thread would have taken it up.
  if (thoroughness === 'fast') return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level }) };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level })]);
  return { br, gz };
}

/** Writes `<file>.br` and `<file>.gz` beside a file worth compressing. */
export async function compressFile(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const { br, gz } = await compress(await readFile(file), 'small');
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** What a compressed form holds; undefined when it is damaged. */
export async function unpack(bytes: Buffer, form: Form): Promise<Buffer | undefined> {
  if (form === '') return bytes;
  return await (form === '.br' ? unbrotli(bytes) : gunzipped(bytes)).catch(() => undefined);
}
