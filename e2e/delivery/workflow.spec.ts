import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRadosgwInstalled } from '@mirqam/platform/testing/startRadosgw';
import { test as base, expect, type Page } from '@playwright/test';
import { consoleErrors } from '../support/consoleErrors.ts';
import { openBucket } from '../support/delivery/openBucket.ts';
import { Pipeline } from '../support/delivery/Pipeline.ts';
import { type Place, siteResult } from '../support/delivery/runSite.ts';
import { serveLocally } from '../support/delivery/serveStore.ts';
import { visit } from '../support/visit.ts';

const content = 'remote-legal/src/content/privacyPolicy.ts';

interface Fixtures {
  readonly pipeline: Pipeline;
  /** An empty store in a folder. */
  readonly folder: string;
  /** The folder, and an empty bucket of a real S3 server where one is installed. */
  readonly places: readonly Place[];
}

const test = base.extend<Fixtures>({
  pipeline: async ({ browserName: _ }, use) => {
    const pipeline = await Pipeline.open();
    await use(pipeline);
    await pipeline.close();
  },
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'workflow-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  places: async ({ folder }, use) => {
    if (!isRadosgwInstalled()) return await use([{ store: folder }]);
    const { place, close } = await openBucket();
    await use([{ store: folder }, place]);
    await close();
  },
});

/** The versions that are live in a store, by app. */
async function liveApps(place: Place) {
  const { live } = await siteResult(place, 'status');
  return Object.fromEntries(Object.entries<{ version: string }>(live.apps).map(([app, { version }]) => [app, version]));
}

/** The numbers of the log, each with the apps that got another version in it. */
async function changes(place: Place) {
  const { history } = await siteResult(place, 'log');
  const states: Record<string, { version: string }>[] = history.map(({ apps }: { apps: object }) => apps);
  return states.map((apps, index) =>
    Object.keys(apps)
      .filter((app) => apps[app]?.version !== states[index - 1]?.[app]?.version)
      .toSorted(),
  );
}

/** Pushes the sources as they are, and runs the job that deploys them to each place. */
async function deploy(pipeline: Pipeline, places: readonly Place[], subject: string) {
  const commit = await pipeline.push(subject);
  for (const place of places) {
    const { commands } = await pipeline.deploy(place, commit);
    expect(commands.filter(({ hasKeys }) => hasKeys).map(({ run }) => run)).toEqual([
      'npm run site -- deploy --why "$SUBJECT"',
    ]);
  }
}

async function expectChanges(places: readonly Place[], ...expected: readonly string[][]) {
  for (const place of places) expect(await changes(place)).toEqual(expected);
}

/** Collects the version of every React that renders in the page, as React reports it to its developer tools. */
async function reactVersions(page: Page): Promise<string[]> {
  const versions: string[] = [];
  await page.exposeFunction('reportReact', (version: string) => versions.push(version));
  await page.addInitScript(() => {
    const inject = ({ version }: { version: string }) => Reflect.get(window, 'reportReact')(version);
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });
  return versions;
}

const all = ['journals', 'legal', 'marketing', 'shell'];

test('the steps of the workflow deploy an empty store, one app and shared code as one composition each', async ({
  pipeline,
  places,
}) => {
  await deploy(pipeline, places, 'Begin');
  await expectChanges(places, all);

  await pipeline.checkout.edit(content, '18th August 2025', '19th August 2025');
  await deploy(pipeline, places, 'Change a date');
  await expectChanges(places, all, ['legal']);

  // Only two apps show figures: the others build to the same release.
  await pipeline.checkout.edit('shared/ui/Figure.tsx', '>Example<', '>Specimen<');
  await deploy(pipeline, places, 'Name specimens');
  await expectChanges(places, all, ['legal'], ['journals', 'marketing']);
});

test('the steps of the workflow deploy a patch of React to all apps as one composition', async ({
  pipeline,
  folder: store,
  places,
  page,
}) => {
  await deploy(pipeline, places, 'Begin');
  const patched = await pipeline.upgradeReact();
  await deploy(pipeline, places, 'Upgrade React');
  await expectChanges(places, all, all);
  for (const place of places) expect(await siteResult(place, 'verify')).toMatchObject({ problems: [] });

  const served = await serveLocally(store);
  const errors = consoleErrors(page);
  const versions = await reactVersions(page);
  for (const path of ['/', '/journals/author/find-a-journal', '/privacy-policy']) {
    await visit(page, served.origin + path);
    expect(versions.splice(0)).toEqual([patched]);
  }
  expect(errors).toEqual([]);
  await served.close();
});

test('the steps of the workflows leave an older commit to the newer one, and preview a pull request', async ({
  pipeline,
  folder: store,
}) => {
  const first = await pipeline.push('Begin');
  await pipeline.deploy({ store }, first);
  const before = await liveApps({ store });
  await pipeline.checkout.edit(content, '18th August 2025', '19th August 2025');
  await pipeline.push('Change a date');

  await test.step('a pull request is rendered at its address and changes nothing that is live', async () => {
    const { outputs, commands } = (await pipeline.preview({ store })) ?? {};
    const { origin, pathname } = new URL(outputs?.['address'] ?? '');
    expect(origin).toBe('https://preview.mirqam.example');
    expect(commands?.filter(({ hasKeys }) => hasKeys).length).toBe(1);
    const served = await serveLocally(store);
    expect(await (await fetch(`${served.origin}${pathname}/privacy-policy`)).text()).toContain('19th August 2025');
    expect(await (await fetch(`${served.origin}/privacy-policy`)).text()).toContain('18th August 2025');
    await served.close();
    expect(await liveApps({ store })).toEqual(before);
  });

  await test.step('a pull request of a fork gets no preview', async () => {
    expect(await pipeline.preview({ store }, 'somebody/site')).toBeUndefined();
  });

  await test.step('the deploy of the first commit is left to the second', async () => {
    await pipeline.deploy({ store }, first);
    expect(await liveApps({ store })).toEqual(before);
  });
});
