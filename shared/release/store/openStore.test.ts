import { openStore } from './openStore.ts';

test('an address that is neither a folder nor a bucket of S3 is no folder of that name', async () => {
  await expect(openStore('/nowhere', 'gs://bucket/site')).rejects.toThrow(
    'SITE_STORE is gs://bucket/site, which is no store: name a folder or s3://bucket/prefix',
  );
});
