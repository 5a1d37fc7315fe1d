import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStored } from '@mirqam/platform/release/readStored';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { languages } from '@mirqam/shared/contract/languages';
import type { Release } from '@mirqam/shared/contract/Release';
import { expect } from '@playwright/test';
import { liveState } from '../support/delivery/filesOf.ts';
import { storeFolder } from '../support/places.ts';
import { test } from '../support/test.ts';

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
