import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from '@mirqam/platform/release/releases';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { expect, type Page } from '@playwright/test';
import { DevProcess } from '../support/DevProcess.ts';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveFiles } from '../support/delivery/filesOf.ts';
import { type Place, runIn, runSite, siteResult } from '../support/delivery/runSite.ts';
import { root } from '../support/places.ts';
import { isSameVisit, markVisit } from '../support/sameVisit.ts';
import { Visitor } from '../support/Visitor.ts';
import { visit } from '../support/visit.ts';

// Both tests install what is packed once.
test.describe.configure({ mode: 'default' });

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

/** Installs the packages that a checkout has packed, by default this one. */
async function install(place: Place, checkout = root): Promise<void> {
  const tarballs = ['shared', 'platform'].map((name) => join(checkout, '.cache', `mirqam-${name}-1.0.0.tgz`));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await succeed(place, 'npm', 'install', ...options, ...tarballs);
}

/** Replaces a text that the file must contain; the returned function undoes it. */
async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  return async () => await writeFile(file, text);
}

async function seeEdit(page: Page, folder: string): Promise<void> {
  // The store of this checkout is not that of the repository, which takes the other apps from the site.
  const dev = await DevProcess.run('npm', ['start'], folder, { CI: 'true', SITE_STORE: '' });
  try {
    await visit(page, `${dev.origin}/events`);
    await markVisit(page);
    const undo = await edit(join(folder, 'src/content/banner.ts'), "maintitle: 'Events'", "maintitle: 'Our events'");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our events');
    expect(await isSameVisit(page)).toBe(true);
    await visit(page, `${dev.origin}/about`);
    await undo();
  } finally {
    await dev.stop();
  }
}

test('a new remote lives in a repository of its own, from its first page to its end', async ({
  store,
  served,
  pages,
  page,
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
  await seeEdit(page, folder);
  await succeed(place, 'npm', 'test');
  await succeed(place, 'npm', 'run', 'deploy');
  const read = async (path: string) => await (await fetch(served.origin + path)).text();
  for (const path of pages.all.filter((each) => !each.startsWith('/ar')))
    expect(await read(path)).toContain('href="/events"');

  // The next minor version of the packages, beside the apps that were built with this one.
  const shared = join(folder, 'node_modules/@mirqam/shared');
  await edit(join(shared, 'package.json'), '"version": "1.0.0"', '"version": "1.1.0"');
  await edit(join(shared, 'ui/Banner.tsx'), '<header ', '<header data-new ');
  await succeed(place, 'npx', 'site', 'deploy');
  expect(await read('/events')).toContain('data-new');
  expect(await read('/about')).not.toContain('data-new');
  await visit(page, `${served.origin}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

  await succeed(place, 'npx', 'site', 'rollback', 'events');
  expect(await read('/events')).not.toContain('data-new');
  await succeed(place, 'npx', 'site', 'retire', 'events', '--lose');
  expect((await fetch(`${served.origin}/events`)).status).toBe(404);
});

test('a remote that moves to a repository of its own makes the same release, and keeps its packages as others move on', async ({
  store,
  served,
  ownCheckout,
  page,
}) => {
  const folder = join(scratch, 'legal');
  const { version } = (await siteResult({ store }, 'status')).live.apps.legal;
  const moving = { store, folder: ownCheckout.folder };
  const { output } = await runSite(moving, 'move', 'legal', '--repository', folder, '--from', store);
  expect(output).toContain('with its history');
  // Links of the other apps to its pages still compile.
  await succeed(moving, 'npm', 'run', 'types');

  const place = { store, folder, environment: { SITE_COMPRESSION: '' } };
  await install(place);
  await succeed(place, 'npm', 'test');
  const { files, serverFiles } = await readRelease(new FolderStore(store), 'legal', { version });
  const built = JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8'));
  expect(built).toMatchObject({ version, files, serverFiles });

  const before = await liveFiles(store);
  await succeed(place, 'npx', 'site', 'deploy', '--force');
  expect(await liveFiles(store)).toEqual(before);

  await test.step('built with the packages that landed before these, it lives beside the others', async () => {
    await succeed(moving, 'git', 'checkout', '--quiet', '--force', 'HEAD^');
    await succeed(moving, process.execPath, 'packages.mjs');
    await install(place, moving.folder);
    await edit(join(folder, 'src/content/termsConditions.ts'), "title: 'Terms & Conditions'", "title: 'Landed terms'");
    await succeed(place, 'npx', 'site', 'deploy', '--force');
    const visitor = new Visitor(page);
    await visitor.start(`${served.origin}/about`);
    await visitor.follow('/terms-conditions');
    await visitor.expectReadable('Landed terms');
    visitor.expectUnbroken();
  });
});
