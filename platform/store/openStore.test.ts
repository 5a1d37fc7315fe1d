import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { openStore } from './openStore.ts';

const root = scratchFolder(beforeEach, afterEach);

test.each(['gs://bucket/site', 's3:/bucket/site', 's3:bucket', ' s3://bucket', ' '])(
  '"%s" is refused, which is neither a folder nor the address of a bucket',
  async (address) => {
    await expect(openStore('/nowhere', address)).rejects.toThrow(
      `SITE_STORE must be a folder or s3://bucket/prefix, got "${address}"`,
    );
  },
);

test('a relative folder starts at the checkout, wherever the command runs', async () => {
  expect((await openStore(root, 'live')).name).toBe(join(root, 'live'));
});

test('a file is refused, which would look like an empty store', async () => {
  await writeFile(join(root, 'store.tar'), '');
  await expect(openStore(root, 'store.tar')).rejects.toThrow(
    'SITE_STORE must be a folder or s3://bucket/prefix, got the file "store.tar"',
  );
});

test.each([
  ['~/site', 'SITE_STORE must be a whole path, got "~/site": only a shell replaces "~", outside quotes'],
  ['.', 'SITE_STORE must be a folder of its own, got the checkout /nowhere'],
  ['/dev/null', 'SITE_STORE must be a folder or s3://bucket/prefix, got the file "/dev/null"'],
])('"%s" is refused, where nobody wants a store', async (address, message) => {
  await expect(openStore('/nowhere', address)).rejects.toThrow(message);
});
