import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { copyFolder } from '../support/copyFolder.ts';
import { hasNginx, Nginx } from '../support/delivery/Nginx.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';
import type { Served } from '../support/delivery/startServer.ts';
import { storeFolder } from '../support/places.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { test } from '../support/test.ts';

const secrets = [
  '../secret.txt',
  '.env',
  '.git/config',
  '.htpasswd',
  'apps/.env',
  'apps/shell/.env',
  'current/.htaccess',
  'current/.well-known/.env',
];

/** First lines that no browser sends: ways out of the public folder, hidden files, odd encodings, methods and hosts. */
const strangeRequests = [
  'GET /../secret.txt',
  'GET /..%2f..%2Fsecret.txt',
  'GET /apps/..\\..\\..%5csecret.txt',
  'GET /%2e%2e/%252e%252e%252fsecret.txt',
  'GET /.well-known/..;/../secret.txt%00.html',
  'GET //current/../../secret.txt',
  'GET http://elsewhere.example/apps/../../secret.txt',
  'GET /.env',
  'GET /apps/shell/.env',
  'GET /current/.htaccess',
  'GET /.git/config?x=../../.env',
  'GET /.well-known/.env',
  'GET /apps/%c0%ae%c0%ae/%ff/%',
  'OPTIONS *',
  'TRACE /about',
  'PROPFIND /apps/',
  'BREW /about',
];

let folder = '';
let store = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'addresses-'));
  store = join(folder, 'store');
  await copyFolder(storeFolder, store);
  for (const secret of secrets) {
    await mkdir(dirname(join(store, secret)), { recursive: true });
    await writeFile(join(store, secret), `the secret of ${secret}`);
  }
});

test.afterAll(() => rm(folder, { recursive: true }));

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The hashes of all public files; no response may contain another file. */
async function publicFiles(): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const root of [join(store, 'apps'), join(store, await readlink(join(store, 'current')))]) {
    for (const file of await readdir(root, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      const isHidden = /\/server\/|\.(?:br|gz)$|\/\.(?!well-known\/security)/.test(path.slice(root.length));
      if (file.isFile() && !isHidden) hashes.add(hashOf(await readFile(path)));
    }
  }
  return hashes;
}

/** The fault of a response; undefined if it discloses nothing. */
async function faultOf(port: number, request: string, known: ReadonlySet<string>): Promise<string | undefined> {
  const response = await sendRaw(port, `${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [, status = 'nothing'] = /^HTTP\/1\.1 (\d+) /.exec(response.subarray(0, 20).toString()) ?? [];
  const body = response.subarray(response.indexOf('\r\n\r\n') + 4);
  if (response.includes('the secret of')) return 'a secret';
  if (!/^[1-4]\d\d$/.test(status)) return `status ${status}`;
  if (status === '200' && body.length > 0 && !known.has(hashOf(body))) return 'a file that is not public';
  return /^content-security-policy: default-src 'none'/im.test(response.toString('latin1')) ? undefined : 'no CSP';
}

async function faultsOf(origin: string): Promise<readonly string[]> {
  const known = await publicFiles();
  const port = Number(new URL(origin).port);
  const faults = await Promise.all(
    strangeRequests.map(async (request) => [request, await faultOf(port, `${request} HTTP/1.1`, known)] as const),
  );
  return faults.filter(([, fault]) => fault).map(([request, fault]) => `${request}: ${fault}`);
}

const servers: Readonly<Record<string, (folder: string) => Promise<Served>>> = {
  'the local server': serveLocally,
  ...(hasNginx ? { nginx: Nginx.open } : {}),
};

for (const [name, serve] of Object.entries(servers)) {
  test(`${name} discloses nothing to strange requests`, async () => {
    const served = await serve(store);
    expect(await faultsOf(served.origin)).toEqual([]);
    await served.close();
  });
}
