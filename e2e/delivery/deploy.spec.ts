import { readLog } from '@mirqam/platform/live/log';
import { findObject } from '@mirqam/platform/release/objects';
import { readStored } from '@mirqam/platform/release/readStored';
import { readRelease } from '@mirqam/platform/release/releases';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { filesOf, liveComposition, pagesOf } from '../support/delivery/filesOf.ts';
import { withoutComposition } from '../support/delivery/readServed.ts';
import { runIn } from '../support/delivery/runSite.ts';

const content = 'remote-legal/src/content/privacyPolicy.ts';
const deploy = ['run', 'deploy', '-w', 'remote-legal'];
const everything = ['apps/', 'live/', 'objects/', 'pages/', 'previews/', 'releases/'];

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

  await test.step('no stored file has changed, and only files of the remote and the route table are new', async () => {
    const now = await filesOf(store, ...everything);
    const isShown = (key: string) => key.startsWith('pages/');
    for (const [key, hash] of stored) if (!isShown(key)) expect([key, now.get(key)]).toEqual([key, hash]);
    const added = [...now.keys()].filter((key) => !stored.has(key) && !isShown(key));
    const objects = added.filter((key) => key.startsWith('objects/'));
    const owned = added.filter((key) => !objects.includes(key));
    const owners = owned.map((key) => /^apps\/shell\/routes|^[^/]+\/[^/]+/.exec(key)?.[0]);
    expect([...new Set(owners)].sort()).toEqual([
      'apps/legal',
      'apps/shell/routes',
      expect.stringMatching(/^live\/\d+\.json$/),
      'releases/legal',
    ]);
  });

  // `sharedChange.spec.ts` builds every app again, at night.
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
    const [before, after] = [await pagesOf(store, earlier), await pagesOf(store, later)];
    const changed: string[] = [];
    for (const name of Object.keys(after)) {
      const [old = '', fresh = ''] = await Promise.all([before, after].map((pages) => textOf(store, pages[name])));
      if (name.endsWith('.html')) expect(fresh).not.toBe(old);
      if (withoutComposition(fresh) !== withoutComposition(old)) changed.push(`/${name.replace('.html', '')}`);
    }
    const own = pages.of('legal').flatMap((path) => [path, `/ar${path}`]);
    expect(changed.sort()).toEqual(['/federation/legal/mf-manifest.json', ...own].toSorted());
    for (const path of pages.of('legal')) {
      expect(await textOf(store, after[`${path.slice(1)}.html`])).toContain('19th August 2025');
    }
  });
});

const textOf = async (folder: string, integrity = '') => String(await findObject(new FolderStore(folder), integrity));

/** A file of legal in a composition, without its version. */
async function codeOf(folder: string, composition: string, file: string): Promise<string> {
  const store = new FolderStore(folder);
  const { versions: { legal: version = '' } = {} } =
    (await readLog(store)).findLast((entry) => entry.composition === composition) ?? {};
  const release = await readRelease(store, 'legal', { version });
  return (await readStored(store, release)(file)).toString().replaceAll(version, '');
}
