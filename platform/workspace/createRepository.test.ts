import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { createRepository } from './createRepository.ts';
import { writeSiteAddresses } from './siteAddresses.ts';
import { findApps, findRoot } from './workspace.ts';

const checkout = findRoot(__dirname);
const folder = scratchFolder(beforeEach, afterEach);

test('a repository of its own is a checkout with one remote, whose links reach the pages of the site', async () => {
  const files = await createRepository(checkout, 'events', folder, [['/about', 'marketing']]);
  expect(files).toEqual(expect.arrayContaining(['package.json', 'remote-events/src/pages/EventsPage.tsx']));
  const remote = join(folder, 'remote-events');
  expect(findRoot(remote)).toBe(folder);
  expect(findApps(folder)).toEqual([{ name: 'events', root: remote }]);
  await writeSiteAddresses(folder, { events: [] });
  expect(await readFile(join(folder, '.cache/siteAddresses.d.ts'), 'utf8')).toContain(
    `readonly '/about': 'marketing';`,
  );
});

test('a repository is not written over files', async () => {
  await createRepository(checkout, 'events', folder, []);
  await expect(createRepository(checkout, 'news', folder, [])).rejects.toThrow(/ is not empty: choose another folder$/);
});
