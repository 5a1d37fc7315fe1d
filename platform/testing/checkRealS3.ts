import { openS3Store } from '../store/openS3Store.ts';
import { probeStore } from '../store/probeStore.ts';
import { checkRoles } from './checkRoles.ts';
import { isRadosgwInstalled, signInAs, startRadosgw } from './startRadosgw.ts';
import { storeContract } from './storeContract.ts';

// Run by `npm run test:s3`: checks the contract of stores, and the roles of accounts, on a real S3 server.
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
    signInAs(server);
    await server.createBucket('real');
    const store = openS3Store('s3://real/site');
    for (const { name, check } of [{ name: 'passes the probe', check: probeStore }, ...storeContract()])
      await time(name, () => check(store));
    await time('keeps a team to its own folder', () => checkRoles(server));
  } finally {
    await server.stop();
  }
}

async function time(name: string, check: () => Promise<unknown>) {
  const start = Date.now();
  await check();
  process.stdout.write(`a bucket of a real S3 server ${name} (${Date.now() - start} ms)\n`);
}
