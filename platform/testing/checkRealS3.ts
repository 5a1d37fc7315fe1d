import assert from 'node:assert/strict';
import { isShown } from '../live/log/projected.ts';
import { rollBack } from '../live/rollBack.ts';
import { openS3Store } from '../store/openS3Store.ts';
import { probeStore } from '../store/probeStore.ts';
import { logKey, type Store } from '../store/Store.ts';
import { checkRoles } from './checkRoles.ts';
import { isRadosgwInstalled, signInAs, startRadosgw } from './startRadosgw.ts';
import { storeContract } from './storeContract.ts';
import { promoteTinySite } from './tinySite.ts';

// Run by `npm run test:s3`: checks the contract of stores and a restored log on a real S3 server.
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
    await time('refuses a restored log', () => refusesRestoredLog(openS3Store('s3://real/restored')));
  } finally {
    await server.stop();
  }
}

async function time(name: string, check: () => Promise<unknown>) {
  const start = Date.now();
  await check();
  process.stdout.write(`a bucket of a real S3 server ${name} (${Date.now() - start} ms)\n`);
}

/** A log from an older copy stops every change, until a rollback accepts the loss and goes on above it. */
async function refusesRestoredLog(store: Store) {
  const promote = (text: string) => promoteTinySite(store, `'<h1>${text} ' + slug + '</h1>'`, ['/one']);
  for (const text of ['First', 'Second', 'Third']) await promote(text);
  await store.remove([2, 3].map(logKey));
  const goBack = (acceptLoss: boolean) => rollBack({ store, app: undefined, to: 1, why: undefined, acceptLoss });
  const lost = /ends at number 1, but visitors have got number 3/;
  await assert.rejects(promote('Fourth'), lost);
  await assert.rejects(goBack(false), lost);
  const { entry } = await goBack(true);
  assert.equal(entry.serial, 4);
  assert.ok(await isShown(store, entry));
}
