import { openHostedSite } from '@mirqam/platform/live/hostedSite';
import { findObject, objectKey } from '@mirqam/platform/release/objects';
import { createServer } from '@mirqam/platform/serve/createServer';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveComposition, liveState, pagesOf } from '../support/delivery/filesOf.ts';
import { withoutComposition } from '../support/delivery/readServed.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { startServer } from '../support/delivery/serveStore.ts';
import { reissue } from '../support/reissue.ts';
import { sendRequest } from '../support/sendRequest.ts';

const footer = /<footer[\s\S]*<\/footer>/;

test('a remote deploys its translation alone: other pages change in their menus only, and a rollback takes it back', async ({
  store,
  served,
}) => {
  const legal = (await liveState(store)).releases['legal'];
  if (!legal) throw new Error('legal is not live');
  const english = { ...legal, routes: legal.routes.filter(({ language }) => !language) };
  const { version } = await reissue(new FolderStore(store), english);
  const { serial } = await siteResult({ store }, 'promote', `legal@${version}`);
  const before = await pagesOf(store, await liveComposition(store));

  await test.step('Arabic menus lead to the English pages of a remote without a translation, and say so', async () => {
    expect(await textOf(store, before['ar/about.html'])).toContain(
      '<a href="/privacy-policy" hrefLang="en"><span><bdi lang="en">Privacy Policy</bdi> <!-- -->(بالإنجليزية)</span></a>',
    );
  });
  await test.step('the address of a missing translation leads to the English page, for now', async () => {
    const server = await startServer(createServer(store, openHostedSite(new FolderStore(store))));
    const { status, headers } = await sendRequest(`${server.origin}/ar/privacy-policy?from=mail`);
    await server.close();
    expect([status, headers.location]).toEqual([307, '/privacy-policy?from=mail']);
    // nginx was configured before the redirect was there.
    const { body } = await sendRequest(`${served.origin}/ar/privacy-policy`);
    expect(String(body)).toContain('<meta http-equiv="refresh" content="0; url=/privacy-policy">');
  });

  await siteResult({ store }, 'promote', `legal@${legal.version}`);
  const after = await pagesOf(store, await liveComposition(store));
  const { changes } = await siteResult({ store }, 'diff', String(serial));
  expect(changes).toContainEqual(expect.stringMatching(/^\+ page \/ar\/privacy-policy of legal in ar: /));
  for (const [file, integrity] of Object.entries(after).filter(([file]) => file.endsWith('.html'))) {
    if (/(?:privacy-policy|terms-conditions)\.html$/.test(file)) continue;
    const [old, fresh] = [await textOf(store, before[file]), await textOf(store, integrity)];
    expect(fresh.replace(footer, ''), file).toBe(old.replace(footer, ''));
    expect(fresh === old, file).toBe(!/^ar[./]/.test(file));
  }
  expect(await textOf(store, after['ar/about.html'])).toContain('<a href="/ar/privacy-policy">');

  await siteResult({ store }, 'rollback', 'legal');
  expect(await pagesOf(store, await liveComposition(store))).toEqual(before);
  const { listed } = await siteResult({ store }, 'prune', '--keep-days', '0', '--dry-run');
  const translation = after['ar/privacy-policy.html'] ?? '';
  expect(listed).toContain(objectKey(translation));
  expect(listed).not.toContain(objectKey(before['ar/about.html'] ?? ''));
  expect(await siteResult({ store }, 'verify')).toMatchObject({ problems: [] });
});

/** A page without the elements of its composition. */
const textOf = async (folder: string, integrity = '') =>
  withoutComposition(String(await findObject(new FolderStore(folder), integrity)));
