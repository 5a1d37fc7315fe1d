import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './openStore.ts';

test('an address that is neither a folder nor a bucket of S3 is no folder of that name', async () => {
  await expect(openStore('/nowhere', 'gs://bucket/site')).rejects.toThrow(
    'SITE_STORE must be a folder or s3://bucket/prefix, got "gs://bucket/site"',
  );
});

test('a relative folder lies in the checkout, whatever folder the command runs in', async () => {
  const root = await mkdtemp(join(tmpdir(), 'checkout-'));
  expect((await openStore(root, 'live')).name).toBe(join(root, 'live'));
  await rm(root, { recursive: true });
});
