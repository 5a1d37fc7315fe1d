import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteBucketPolicyCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { readHead } from '../live/log.ts';
import { acceptRelease, readPending, removePending, submitRelease } from '../live/pending.ts';
import { promote } from '../live/promote.ts';
import { publicationKey } from '../release/publications.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { openS3Store } from '../store/openS3Store.ts';
import { probeStore } from '../store/probeStore.ts';
import { logKey, type Store } from '../store/Store.ts';
import { type Account, isRadosgwInstalled, type Radosgw, signInAs, startRadosgw } from './startRadosgw.ts';
import { storeContract } from './storeContract.ts';
import { articlesBuild, promoteTinySite, publish, writeBuild } from './tinySite.ts';

const bucket = 'roles';
const app = 'articles';

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

/**
 * Checks the policies in `examples/roles` with an account for each: the team publishes its app and can change nothing else,
 * the promoter makes it live.
 */
async function checkRoles(server: Radosgw): Promise<void> {
  const [team, promoter] = [await server.createAccount('team'), await server.createAccount('promoter')];
  await server.createBucket(bucket);
  await putPolicy(server);
  const shared = await openAs(promoter);
  await probeStore(shared);
  await promoteTinySite(shared, "'<h1>First</h1>'", ['/one']);
  const own = await openAs(team);
  await refusesWrites(own, shared);
  await assert.rejects(clientOf(server, team).send(new DeleteBucketPolicyCommand({ Bucket: bucket })), /AccessDenied/);
  const version = await publishSecond(own);
  assert.notEqual((await readHead(own))?.versions[app], version);
  const { pending } = await readPending(shared);
  for (const release of pending) await acceptRelease(shared, release);
  await promote({ store: shared, kind: 'promote', why: 'test' }, pending);
  for (const release of pending) await removePending(shared, release);
  assert.equal((await readHead(shared))?.versions[app], version);
  assert.deepEqual([...(await shared.list('published/'))], []);
  signInAs(server);
}

/** A store with the keys of an account, which its client reads at its first request. */
async function openAs(account: Account): Promise<Store> {
  signInAs(account);
  const store = openS3Store(`s3://${bucket}/live`);
  await store.list('live/');
  return store;
}

function clientOf({ endpoint }: Radosgw, { accessKey, secretKey }: Account) {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  return new S3Client({ endpoint, forcePathStyle: true, region: 'us-east-1', credentials });
}

/** As one policy of the bucket, which names the account of each role. */
async function putPolicy(server: Radosgw): Promise<void> {
  const roles = ['team', 'promoter'].map(async (role) => {
    const text = await readFile(join(import.meta.dirname, `../../examples/roles/${role}.json`), 'utf8');
    const filled = text.replaceAll('BUCKET', bucket).replaceAll('PREFIX', 'live').replaceAll('APP', app);
    const { Statement } = JSON.parse(filled);
    return Statement.map((one: object) => ({ ...one, Principal: { AWS: [`arn:aws:iam:::user/${role}`] } }));
  });
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: (await Promise.all(roles)).flat() });
  await clientOf(server, server).send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
}

/** Every key of the store that the team reads, and new ones of each kind: it may neither write nor remove them. */
async function refusesWrites(own: Store, shared: Store): Promise<void> {
  const keys = await own.list('');
  const before = await Promise.all(keys.map((key) => shared.get(key)));
  const added = [
    logKey(2),
    `objects/${'0'.repeat(64)}`,
    publicationKey(app, '1.0.0-0000000000'),
    'published/shell/1.0.0-0000000000.json',
    `published/${app}`,
    `published/${app}-other/file`,
    `apps/${app}/entry.000000000000.js`,
    'site/two',
    'uses/other.json',
    'sweeping.json',
  ];
  for (const key of [...keys, ...added]) await assert.rejects(own.replace(key, Buffer.from('x')), /AccessDenied/, key);
  for (const key of keys) await assert.rejects(own.remove([key]), /AccessDenied/, key);
  assert.ok(keys.length > 20, `the team reads ${keys.length} keys`);
  assert.deepEqual(await shared.list(''), keys);
  assert.deepEqual(await Promise.all(keys.map((key) => shared.get(key))), before);
}

/** Builds another release of the team's app elsewhere, and publishes it. */
async function publishSecond(own: Store): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'team-'));
  try {
    const elsewhere = new FolderStore(join(folder, 'store'));
    const release = await publish(elsewhere, app, articlesBuild("'<h1>Second</h1>'"), ['/one']);
    await writeBuild(elsewhere, release, join(folder, 'build'));
    await submitRelease(own, release, join(folder, 'build'), {});
    return release.version;
  } finally {
    await rm(folder, { recursive: true });
  }
}
