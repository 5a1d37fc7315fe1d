import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

/** Files that are compressed already gain nothing. */
export const isCompressible = (file: string) => /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/.test(file);

export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/** Brotli at `quality` (11 for files that are made once, 5 for pages) and gzip. */
export async function compress(bytes: Uint8Array | string, quality: number): Promise<Compressed> {
  const input = Buffer.from(bytes);
  const [br, gz] = await Promise.all([
    brotli(input, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: input.length },
    }),
    gzipped(input, { level: quality > 9 ? 9 : 6 }),
  ]);
  return { br, gz };
}

/** Writes `<file>.br` and `<file>.gz` beside a file worth compressing. */
export async function compressFile(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const { br, gz } = await compress(await readFile(file), 11);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** What a compressed form holds; undefined when it is damaged. */
export async function unpack(bytes: Buffer, form: '.br' | '.gz' | ''): Promise<Buffer | undefined> {
  if (form === '') return bytes;
  return await (form === '.br' ? unbrotli(bytes) : gunzipped(bytes)).catch(() => undefined);
}
