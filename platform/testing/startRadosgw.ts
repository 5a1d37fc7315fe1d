import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** Whether this machine has the programs that `startRadosgw` runs. */
export const isRadosgwInstalled = () =>
  ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'].every((tool) => existsSync(`/usr/bin/${tool}`));

/** The keys of one account of the server. */
export interface Account {
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Lets the stores that are opened from here on use the keys of an account. */
export function signInAs({ accessKey, secretKey }: Account): void {
  process.env['AWS_ACCESS_KEY_ID'] = accessKey;
  process.env['AWS_SECRET_ACCESS_KEY'] = secretKey;
}

/** The account `site` creates the buckets. */
export interface Radosgw extends Account {
  readonly endpoint: string;
  readonly createAccount: (name: string) => Promise<Account>;
  readonly createBucket: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A real S3 server, Debian's radosgw, in place of a cloud's bucket: a monitor, an object store in memory and a gateway. */
export async function startRadosgw(): Promise<Radosgw> {
  const folder = await mkdtemp(join(tmpdir(), 'radosgw-'));
  const daemons: ChildProcess[] = [];
  const cluster = { folder, id: randomUUID(), ports: await freePorts(), conf: join(folder, 'ceph.conf') };
  const stop = async () => {
    for (const daemon of daemons.reverse()) await kill(daemon);
    await rm(folder, { recursive: true });
  };
  try {
    await configure(cluster);
    await startMonitor(cluster, daemons);
    await startObjectStore(cluster, daemons);
    const gateway = await startGateway(cluster, daemons);
    return {
      ...gateway,
      createAccount: (name) => createAccount(cluster, name),
      createBucket: (name) => createBucket(gateway, name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Cluster {
  readonly folder: string;
  readonly id: string;
  readonly ports: readonly [monitor: number, older: number, gateway: number];
  readonly conf: string;
}

const addressOf = ({ ports: [monitor, older] }: Cluster) => `[v2:127.0.0.1:${monitor},v1:127.0.0.1:${older}]`;

async function configure(cluster: Cluster) {
  const { folder, id, ports, conf } = cluster;
  const keyring = join(folder, 'keyring');
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(join(folder, name));
  await writeFile(
    conf,
    `[global]
fsid = ${id}
mon host = ${addressOf(cluster)}
public addr = 127.0.0.1
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
log file = ${folder}/run/$name.log
keyring = ${keyring}
osd pool default size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
[client.rgw.a]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports[2]}
`,
  );
  await run('ceph-authtool', ['--create-keyring', keyring]);
  for (const [name, ...rights] of [
    ['mon.', 'mon', 'allow *'],
    ['client.admin', 'mon', 'allow *', 'osd', 'allow *'],
    ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
    ['client.rgw.a', 'mon', 'allow rwx', 'osd', 'allow rwx'],
  ]) {
    const caps = rights.flatMap((right, index) => (index % 2 ? [right] : ['--cap', right]));
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name ?? '', ...caps]);
  }
}

async function startMonitor(cluster: Cluster, daemons: ChildProcess[]) {
  const { folder, id, conf } = cluster;
  const map = join(folder, 'monmap');
  await run('monmaptool', ['--create', '--addv', 'a', addressOf(cluster), '--fsid', id, map]);
  const keyring = join(folder, 'keyring');
  await run('ceph-mon', ['-c', conf, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring]);
  daemons.push(spawn('ceph-mon', ['-f', '-c', conf, '-i', 'a'], { stdio: 'ignore' }));
}

async function startObjectStore({ folder, conf }: Cluster, daemons: ChildProcess[]) {
  const id = randomUUID();
  await run('ceph', ['-c', conf, '--connect-timeout', '30', 'osd', 'new', id, '0']);
  await run('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', id, '--keyring', join(folder, 'keyring')]);
  daemons.push(spawn('ceph-osd', ['-f', '-c', conf, '-i', '0'], { stdio: 'ignore' }));
}

const gatewayName = ['-n', 'client.rgw.a'];

async function startGateway(cluster: Cluster, daemons: ChildProcess[]) {
  const {
    conf,
    ports: [, , port],
  } = cluster;
  daemons.push(spawn('radosgw', ['-f', '-c', conf, ...gatewayName], { stdio: 'ignore' }));
  const endpoint = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 90_000;
  while (!(await fetch(endpoint).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error(`radosgw does not respond at ${endpoint}`);
    await delay(50);
  }
  return { endpoint, ...(await createAccount(cluster, 'site')) };
}

async function createAccount({ conf }: Cluster, name: string): Promise<Account> {
  const [accessKey, secretKey] = [name, randomUUID()];
  const keys = ['--access-key', accessKey, '--secret-key', secretKey];
  const words = ['user', 'create', '--uid', name, '--display-name', name, ...keys];
  await run('radosgw-admin', ['-c', conf, ...gatewayName, ...words]);
  return { accessKey, secretKey };
}

async function createBucket(
  { endpoint, accessKey, secretKey }: Awaited<ReturnType<typeof startGateway>>,
  name: string,
) {
  // As in `openS3Store.ts`.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, forcePathStyle: true, region: 'us-east-1', credentials });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy: visitorsPolicy(name) }));
}

/** Visitors may read the public files of each store in the bucket. */
const visitorsPolicy = (bucket: string) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/*/site/*` },
    ],
  });

async function freePorts(): Promise<readonly [number, number, number]> {
  return [await freePort(), await freePort(), await freePort()];
}

async function kill(daemon: ChildProcess) {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const ended = new Promise((resolve) => daemon.once('exit', resolve));
  daemon.kill('SIGKILL');
  await ended;
}
