import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { copyFolder } from '../support/copyFolder.ts';
import { hasNginx, Nginx } from '../support/delivery/Nginx.ts';
import type { Served } from '../support/delivery/serveStore.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';
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
  // Rooms of the store that no server shows.
  'live/secret.json',
  'objects/secret',
  'releases/legal/secret.json',
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
  'GET /live/secret.json',
  'GET /objects/secret',
  'GET /apps/../releases/legal/secret.json',
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

/** The fault of a response; undefined if it discloses nothing. */
async function faultOf(port: number, request: string): Promise<string | undefined> {
  const response = (await sendRaw(port, `${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toString(
    'latin1',
  );
  const [, status = 'nothing'] = /^HTTP\/1\.1 (\d+) /.exec(response) ?? [];
  if (response.includes('the secret of')) return 'a secret';
  if (!/^[1-4]\d\d$/.test(status)) return `status ${status}`;
  return /^content-security-policy: default-src 'none'/im.test(response) ? undefined : 'no CSP';
}

const servers: Readonly<Record<string, (folder: string) => Promise<Served>>> = {
  'the local server': serveLocally,
  ...(hasNginx ? { nginx: Nginx.open } : {}),
};

for (const [name, serve] of Object.entries(servers)) {
  test(`${name} discloses nothing to strange requests`, async () => {
    const served = await serve(store);
    const port = Number(new URL(served.origin).port);
    for (const request of strangeRequests)
      expect([request, await faultOf(port, `${request} HTTP/1.1`)]).toEqual([request, undefined]);
    await served.close();
  });
}
