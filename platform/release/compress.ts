import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { z } from 'zod';
import { UserError } from '../messages/UserError.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Images and fonts are compressed already. */
export const isCompressible = (file: string) => /\.(?:html|m?js|css|csv|svg|json|xml|txt|webmanifest|ico)$/.test(file);

/** The forms of a file that a server chooses from, by extension. */
export const forms = ['.br', '.gz', ''] as const;
export type Form = (typeof forms)[number];

/** The compressed forms of a file, and the file itself last: a reader that finds it can also find the other forms. */
export const formsOf = (file: string): readonly Form[] => (isCompressible(file) ? forms : ['']);

/** `smallest` suits the pages of a small site, `fast` a site of hundreds. */
export type CompressionLevel = 'smallest' | 'fast';

// The average page, of 62 KB, takes 76 ms and 13.3 KB at `smallest`, 1 ms and 17 KB at `fast`.
const settings = {
  smallest: { brotli: 11, gzip: 9 },
  fast: { brotli: 2, gzip: 1 },
} as const;

/** Returns the level that `SITE_COMPRESSION` names, by default `smallest`. Throws a `UserError` for another word. */
export function readCompressionLevel(): CompressionLevel {
  const level = process.env['SITE_COMPRESSION'] || 'smallest';
  if (level === 'smallest' || level === 'fast') return level;
  throw new UserError(`SITE_COMPRESSION must be "smallest" or "fast", got "${level}"`);
}

/** Compresses with brotli and gzip. */
export async function compress(bytes: Uint8Array, level: CompressionLevel = 'smallest') {
  const [br, gz] = await Promise.all([compressBrotli(bytes, level), compressGzip(bytes, level)]);
  return { br, gz };
}

/** The size of bytes with brotli. */
export const brotliSize = async (bytes: Uint8Array, level: CompressionLevel): Promise<number> =>
  (await compressBrotli(bytes, level)).length;

// Synchronous at `fast`: moving less than a millisecond of work to another thread takes longer than the work.

async function compressBrotli(bytes: Uint8Array, level: CompressionLevel): Promise<Buffer> {
  const { brotli: quality } = settings[level];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return level === 'fast' ? brotliCompressSync(bytes, { params }) : await brotli(bytes, { params });
}

async function compressGzip(bytes: Uint8Array, level: CompressionLevel): Promise<Buffer> {
  const options = { level: settings[level].gzip };
  return level === 'fast' ? gzipSync(bytes, options) : await gzipped(bytes, options);
}

/** Writes `<file>.br` and `<file>.gz` beside a file worth compressing. */
export async function compressFile(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const { br, gz } = await compress(await readFile(file));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** The largest files have 10 MB. Some kilobytes can decompress to more than a machine holds. */
const maxOutputLength = 100_000_000;

/** The decompressed bytes of a form; undefined if it is damaged, or too large, or if bytes follow its end. */
export function decompress(bytes: Buffer, form: Form): Buffer | undefined {
  if (form === '') return bytes;
  try {
    // Synchronous, for the reason above. With `info`, the types do not say that the result is an object.
    const result: unknown = (form === '.br' ? brotliDecompressSync : gunzipSync)(bytes, {
      info: true,
      maxOutputLength,
    });
    const { buffer, engine } = decompressed.parse(result);
    // Brotli ignores bytes after its end, some of its readers do not.
    if (engine.bytesWritten !== bytes.length) return undefined;
    // What gzip ends with is the size; after another gzip file, which it appends, the size of that.
    return form === '.gz' && bytes.readUInt32LE(bytes.length - 4) !== buffer.length ? undefined : buffer;
  } catch {
    return undefined;
  }
}

const decompressed = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });
