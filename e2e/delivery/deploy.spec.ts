import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { filesOf, liveComposition } from '../support/delivery/filesOf.ts';
import { withoutComposition } from '../support/delivery/readServed.ts';
import { runIn } from '../support/delivery/runSite.ts';

const content = 'remote-legal/src/content/privacyPolicy.ts';
const deploy = ['run', 'deploy', '-w', 'remote-legal'];
const everything = ['apps/', 'compositions/', 'live/', 'pages/', 'published/', 'previews/', 'renderings/'];

test('a remote deploys alone, and visitors during the deploy notice nothing', async ({
  checkout,
  pages,
  store,
  traffic,
}) => {
  await checkout.edit(content, '18th August 2025', '19th August 2025');
  const earlier = await liveComposition(store);
  const stored = await filesOf(store, ...everything);
  traffic.start();
  await traffic.during(async () => {
    const { code, errors } = await runIn({ store, folder: checkout.folder }, 'npm', ...deploy);
    expect(code, errors.join(' ')).toBe(0);
    return { composition: await liveComposition(store) };
  });
  await traffic.until(traffic.counts.requests + 3 * pages.all.length);
  expect(await traffic.stop()).toEqual({ failed: [], mixed: [], stale: [], wrongly304: [] });
  expect(traffic.counts.requests).toBeGreaterThan(5 * pages.all.length);

  await test.step('no stored file has changed, and only files of the remote are new', async () => {
    const later = await liveComposition(store);
    const now = await filesOf(store, ...everything);
    const isOutdated = (key: string) => key.startsWith('pages/') && !key.startsWith(`pages/${earlier}/`);
    for (const [key, hash] of stored) if (!isOutdated(key)) expect([key, now.get(key)]).toEqual([key, hash]);
    const added = [...now.keys()].filter((key) => !stored.has(key));
    const renderings = added.filter((key) => key.startsWith('renderings/'));
    expect(renderings).toHaveLength(pages.of('legal').length);
    const owners = added.filter((key) => !renderings.includes(key)).map((key) => key.split('/').slice(0, 2).join('/'));
    expect([...new Set(owners)].sort()).toEqual([
      'apps/legal',
      `compositions/${later}.json`,
      expect.stringMatching(/^live\/\d+\.json$/),
      `pages/${later}`,
      'published/legal',
    ]);
  });

  // `builds.spec.ts` builds every remote again, at night.
  await test.step('the code differs in the changed word alone, although it was built in another folder', async () => {
    for (const file of ['PrivacyPolicyPage.js', 'server/PrivacyPolicyPage.cjs']) {
      const before = await codeOf(store, earlier, file);
      const after = await codeOf(store, await liveComposition(store), file);
      expect(after === before, file).toBe(false);
      expect(after.replaceAll('19th August 2025', '18th August 2025') === before, file).toBe(true);
    }
  });

  await test.step('every other page differs only in its composition, and of other files the manifest of the remote alone', async () => {
    const later = await liveComposition(store);
    const names = [...(await filesOf(store, `pages/${later}/`)).keys()].map((key) =>
      key.slice(`pages/${later}/`.length),
    );
    const changed: string[] = [];
    for (const name of names.filter((file) => !/\.(?:br|gz)$/.test(file))) {
      const [old, fresh] = await Promise.all(
        [earlier, later].map((id) => readFile(join(store, 'pages', id, name), 'utf8')),
      );
      if (name.endsWith('.html')) expect(fresh).not.toBe(old);
      if (withoutComposition(fresh ?? '') !== withoutComposition(old ?? ''))
        changed.push(`/${name.replace('.html', '')}`);
    }
    expect(changed.sort()).toEqual(['/federation/legal/mf-manifest.json', ...pages.of('legal')].toSorted());
    for (const path of pages.of('legal')) {
      expect(await readFile(join(store, 'pages', later, `${path}.html`), 'utf8')).toContain('19th August 2025');
    }
  });
});

/** A file of legal in a composition, without its version. */
async function codeOf(folder: string, composition: string, file: string): Promise<string> {
  const { apps } = await readComposition(new FolderStore(folder), composition);
  const { version = '' } = apps['legal'] ?? {};
  return (await readFile(join(folder, releaseFolder('legal', version), file), 'utf8')).replaceAll(version, '');
}
