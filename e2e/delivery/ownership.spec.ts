import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStored } from '@mirqam/platform/release/readStored';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { languages } from '@mirqam/shared/contract/languages';
import type { Release } from '@mirqam/shared/contract/Release';
import { expect } from '@playwright/test';
import { test } from '../support/delivery/deliveryTest.ts';
import { liveState } from '../support/delivery/filesOf.ts';
import { siteResult } from '../support/delivery/runSite.ts';
import { isNightly } from '../support/nightly.ts';
import { storeFolder } from '../support/places.ts';

interface Build {
  readonly app: string;
  readonly version: string;
}

const pageOf = (name: string) => `export function ${name}() {
  return <h1 tabIndex={-1}>Added</h1>;
}
`;
const routeOf = (path: string, name: string) => `
  {
    pattern: '${path}',
    page: '${name}',
    paths: [
      {
        path: '${path}',
        title: 'Added',
        description: 'A page that a test has added to one remote, to see that the release of this remote changes and that of no other app does.',
      },
    ],
  },`;

// Building all apps once for each remote takes minutes; the other tests of this file are quick.
for (const remote of isNightly ? ['legal', 'marketing', 'journals'] : []) {
  test(`a page added to ${remote} changes the release of ${remote} and of no other app`, async ({
    store,
    checkout,
  }) => {
    const place = { store, folder: checkout.folder };
    const before = versionsOf((await siteResult(place, 'build')).builds);
    await checkout.write(`remote-${remote}/src/pages/AddedPage.tsx`, pageOf('AddedPage'));
    const routes = `remote-${remote}/src/routes.ts`;
    await checkout.edit(routes, 'routes = [', `routes = [${routeOf('/added', 'AddedPage')}`);
    // Journals names its patterns in the type of its routes.
    if (remote === 'journals') await checkout.edit(routes, "/:slug'>", "/:slug' | '/added'>");
    const after = versionsOf((await siteResult(place, 'build')).builds);
    const changed = Object.keys(after).filter((app) => after[app] !== before[app]);
    expect(changed).toEqual([remote]);
  });
}

const versionsOf = (builds: readonly Build[]) =>
  Object.fromEntries(builds.map(({ app, version }): [string, string] => [app, version]));

test('no built file of an app holds an address of another app that no page of it links to', async () => {
  const releases = Object.values((await liveState(storeFolder)).releases);
  const addresses = releases.flatMap(({ app, routes }) =>
    routes.flatMap(({ paths }) => paths.map(({ path }) => ({ app, path }))),
  );
  for (const release of releases) {
    const { app } = release;
    const own = addresses.filter((address) => address.app === app);
    const linked = await linksOf(own.map(({ path }) => path));
    const code = await codeOf(release);
    const held = addresses.filter(
      (address) => address.app !== app && !homes.has(address.path) && code.includes(address.path),
    );
    expect(
      held.map(({ path }) => path).filter((path) => !linked.has(path)),
      app,
    ).toEqual([]);
  }
});

/** The start pages of all languages, whose addresses the shell knows as the beginnings of all others. */
const homes: ReadonlySet<string> = new Set(languages.map(({ prefix }) => prefix || '/'));

/** The links in the content of the pages, without header and footer. */
async function linksOf(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(
    paths.map(
      async (path) => await readFile(join(storeFolder, 'current', `${path === '/' ? 'index' : path}.html`), 'utf8'),
    ),
  );
  const contents = pages.map((html) => html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  return new Set(
    contents.flatMap((html) => [...html.matchAll(/(?:href|action)="(\/[^"#]*)/g)].map(([, path = '']) => path)),
  );
}

async function codeOf(release: Release): Promise<string> {
  const read = readStored(new FolderStore(storeFolder), release);
  const files = Object.keys(release.files).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => read(file)))).join('\n');
}
