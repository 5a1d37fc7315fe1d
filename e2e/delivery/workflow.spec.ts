import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Pipeline } from '../support/delivery/Pipeline.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';

const content = 'remote-legal/src/content/privacyPolicy.ts';

let store: string;
let pipeline: Pipeline;
test.beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'workflow-'));
  pipeline = await Pipeline.open();
});
test.afterEach(async () => {
  await pipeline.close();
  await rm(store, { recursive: true });
});

/** The versions that are live, by app. */
const liveApps = async () => {
  const { live } = await siteResult({ store }, 'status');
  return Object.fromEntries(Object.entries<{ version: string }>(live.apps).map(([app, { version }]) => [app, version]));
};

test('the steps of the workflows deploy an empty store, one changed app and no older commit, and preview a pull request', async () => {
  const first = await pipeline.push('Begin');
  const { commands } = await pipeline.deploy({ store }, first);
  const all = await liveApps();
  expect(Object.keys(all).toSorted()).toEqual(['journals', 'legal', 'marketing', 'shell']);
  expect(commands.filter(({ hasKeys }) => hasKeys).map(({ run }) => run)).toEqual([
    'npm run site -- deploy --why "$SUBJECT"',
  ]);

  await pipeline.checkout.edit(content, '18th August 2025', '19th August 2025');
  const second = await pipeline.push('Change a date');

  await test.step('a pull request is rendered at its address and changes nothing that is live', async () => {
    const { outputs, commands } = (await pipeline.preview({ store })) ?? {};
    const { origin, pathname } = new URL(outputs?.['address'] ?? '');
    expect(origin).toBe('https://preview.mirqam.example');
    expect(commands?.filter(({ hasKeys }) => hasKeys).length).toBe(1);
    const served = await serveLocally(store);
    expect(await (await fetch(`${served.origin}${pathname}/privacy-policy`)).text()).toContain('19th August 2025');
    expect(await (await fetch(`${served.origin}/privacy-policy`)).text()).toContain('18th August 2025');
    await served.close();
    expect(await liveApps()).toEqual(all);
  });

  await test.step('a pull request of a fork gets no preview', async () => {
    expect(await pipeline.preview({ store }, 'somebody/site')).toBeUndefined();
  });

  await test.step('the deploy of the first commit is left to the second', async () => {
    await pipeline.deploy({ store }, first);
    expect(await liveApps()).toEqual(all);
  });

  await pipeline.deploy({ store }, second);
  const changed = await liveApps();
  expect(changed).toEqual({ ...all, legal: expect.not.stringMatching(all['legal'] ?? '') });
  expect((await siteResult({ store }, 'log')).history).toHaveLength(2);
});
