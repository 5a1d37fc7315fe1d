import { openS3Store } from '../store/openS3Store.ts';
import { probeStore } from '../store/probeStore.ts';
import { isRadosgwInstalled, startRadosgw } from './startRadosgw.ts';
import { storeContract } from './storeContract.ts';

// Run by `npm run test:s3`: checks the contract of stores on a real S3 server.
if (isRadosgwInstalled()) await checkRealS3();
else {
  process.stdout.write(
    'no real S3 server is installed, so none was tested: apt-get install ceph-mon ceph-osd radosgw ceph-common\n',
  );
}

async function checkRealS3() {
  const server = await startRadosgw();
  try {
    process.env['AWS_ENDPOINT_URL_S3'] = server.endpoint;
    process.env['AWS_ACCESS_KEY_ID'] = server.accessKey;
    process.env['AWS_SECRET_ACCESS_KEY'] = server.secretKey;
    const store = openS3Store('s3://real/site');
    await server.createBucket('real');
    for (const { name, check } of [{ name: 'passes the probe', check: probeStore }, ...storeContract()]) {
      const start = Date.now();
      await check(store);
      process.stdout.write(`a bucket of a real S3 server ${name} (${Date.now() - start} ms)\n`);
    }
  } finally {
    await server.stop();
  }
}
