import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './openStore.ts';

test('the address of another kind of bucket is refused', async () => {
  await expect(openStore('/nowhere', 'gs://bucket/site')).rejects.toThrow(
    'SITE_STORE must be a folder or s3://bucket/prefix, got "gs://bucket/site"',
  );
});

test('a relative folder starts at the checkout, wherever the command runs', async () => {
  const root = await mkdtemp(join(tmpdir(), 'checkout-'));
  expect((await openStore(root, 'live')).name).toBe(join(root, 'live'));
  await rm(root, { recursive: true });
});
