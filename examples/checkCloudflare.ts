import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/asset-server/handler.ts';
import { createMetadataObject } from '@cloudflare/pages-shared/metadata-generator/createMetadataObject.ts';
import { parseHeaders } from '@cloudflare/pages-shared/metadata-generator/parseHeaders.ts';
import { kindHeaders, securityHeaders } from '../platform/hosting/headers.ts';
import { type Kind, kindOf } from '../platform/hosting/siteTable.ts';

const root = join(import.meta.dirname, '..');

/** Exports the site that the browser tests have built, and asks the server of Cloudflare Pages for every file of it. */
export async function checkCloudflare(): Promise<void> {
  const folder = join(await mkdtemp(join(tmpdir(), 'cloudflare-')), 'site');
  const env = { ...process.env, SITE_STORE: process.env['SITE_STORE'] ?? '.cache/e2e/store' };
  execFileSync('npx', ['site', 'export', folder, '--for', 'cloudflare'], { cwd: root, env });
  const request = await openCloudflare(folder);
  const files = await listAll(folder);
  for (const file of files.filter((name) => !['_headers', '404.html'].includes(name))) {
    const path = `/${file.replace(/(?:index)?\.html$/, '')}`;
    await expectResponse(await request(path), path, kindOf(file.startsWith('apps/') ? file : `current/${file}`));
  }
  const { status, headers } = await request('/no-such-page');
  assert.deepEqual([status, headers.get('cache-control')], [404, 'no-store']);
  assert.equal(headers.get('content-security-policy'), securityHeaders['Content-Security-Policy']);
  await rm(join(folder, '..'), { recursive: true });
}

async function expectResponse(response: Response, path: string, kind: Kind) {
  assert.equal(response.status, 200, path);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...kindHeaders[kind] })) {
    // The values of two rules that match one address are joined; `no-cache` twice means the same.
    const expected = name === 'Cache-Control' ? [value, `${value}, ${value}`] : [value];
    assert.ok(expected.includes(response.headers.get(name) ?? ''), `${name} of ${path}: ${response.headers.get(name)}`);
  }
}

async function openCloudflare(folder: string): Promise<(path: string) => Promise<Response>> {
  const headers = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  assert.deepEqual(headers.invalid, []);
  const metadata = createMetadataObject({ redirects: undefined, headers, logger: console });
  const isFile = async (path: string) => (await stat(join(folder, path)).catch(() => undefined))?.isFile() ?? false;
  return async (path) =>
    await generateHandler<string>({
      request: new Request(`https://site.example${path}`),
      metadata,
      logError: (error) => assert.fail(error),
      findAssetEntryForPath: async (file) => ((await isFile(file)) ? file : null),
      negotiateContent: () => ({ encoding: null }),
      getAssetKey: (file) => file,
      fetchAsset: async (file) => ({
        body: (await openAsBlob(join(folder, file))).stream(),
        contentType: 'text/plain',
      }),
    });
}

const listAll = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
