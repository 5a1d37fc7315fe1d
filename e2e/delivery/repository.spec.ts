import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { type Place, runIn } from '../support/delivery/runSite.ts';
import { root } from '../support/places.ts';

let scratch = '';
test.beforeAll(async () => {
  scratch = await realpath(await mkdtemp(join(tmpdir(), 'repositories-')));
  await succeed({ store: '' }, process.execPath, join(root, 'packages.mjs'));
});
test.afterAll(async () => await rm(scratch, { recursive: true }));

async function succeed(place: Place, program: string, ...words: readonly string[]): Promise<string> {
  const { code, output, errors } = await runIn(place, program, ...words);
  expect([code, code === 0 ? '' : output + errors.join('\n')]).toEqual([0, '']);
  return output + errors.join('\n');
}

const tarballs = ['shared', 'platform'].map((name) => join(root, '.cache', `mirqam-${name}-1.0.0.tgz`));

async function install(place: Place): Promise<void> {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await succeed(place, 'npm', 'install', ...options, ...tarballs);
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test('a new remote lives in a repository of its own, from its first page to its end', async ({
  store,
  served,
  pages,
}) => {
  const folder = join(scratch, 'events');
  await succeed({ store }, 'npx', 'site', 'create', 'events', '--repository', folder, '--from', served.origin);
  const place = { store, folder };
  await install(place);
  await edit(
    join(folder, 'src/routes.ts'),
    "title: 'Events',",
    "title: 'Events',\n        menus: [{ menu: 'footer', group: 'Mirqam', label: 'Events', order: 90 }],",
  );
  await succeed(place, 'npm', 'test');
  await succeed(place, 'npm', 'run', 'deploy');
  const read = async (path: string) => await (await fetch(served.origin + path)).text();
  for (const path of pages.all) expect(await read(path)).toContain('href="/events"');
  await edit(join(folder, 'src/content/banner.ts'), "maintitle: 'Events'", "maintitle: 'Our events'");
  await succeed(place, 'npx', 'site', 'deploy');
  expect(await read('/events')).toContain('Our events');
  await succeed(place, 'npx', 'site', 'rollback', 'events');
  expect(await read('/events')).not.toContain('Our events');
  await succeed(place, 'npx', 'site', 'retire', 'events');
  expect((await fetch(`${served.origin}/events`)).status).toBe(404);
});
