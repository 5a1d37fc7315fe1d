import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compress, decompress } from './compress.ts';

const file = Buffer.from('text '.repeat(1000));

test.each(['.br', '.gz'] as const)('a %s with any byte behind its end is damaged', async (form) => {
  const { br, gz } = await compress(file, 'fast');
  const bytes = form === '.br' ? br : gz;
  expect(decompress(bytes, form)).toEqual(file);
  for (const tail of ['x', '\0', '\0\0', 'x'.repeat(70_000), gzipSync('')])
    expect(decompress(Buffer.concat([bytes, Buffer.from(tail)]), form)).toBeUndefined();
  expect(decompress(bytes.subarray(0, -1), form)).toBeUndefined();
});

test('a compressed form of more than 100 MB is damaged, so that it cannot fill the memory of who promotes it', () => {
  const zeros = Buffer.alloc(100_000_001);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  expect(decompress(brotliCompressSync(zeros, { params }), '.br')).toBeUndefined();
  expect(decompress(gzipSync(zeros, { level: 1 }), '.gz')).toBeUndefined();
});
