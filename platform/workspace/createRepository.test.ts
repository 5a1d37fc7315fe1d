import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { createRepository, installSteps } from './createRepository.ts';
import { writeSiteAddresses } from './siteAddresses.ts';
import { writeSnapshot } from './siteSnapshot.ts';
import { checkoutOf, findApps, findRoot, pathInCheckout, siteOf } from './workspace.ts';

const checkout = findRoot(__dirname);
const folder = scratchFolder(beforeEach, afterEach);

test('a repository of its own is a checkout whose one app stands at its root', async () => {
  const files = await createRepository(checkout, { name: 'events', folder, from: 'https://staging.example.org' });
  expect(files).toEqual(expect.arrayContaining(['package.json', 'src/pages/EventsPage.tsx', 'webpack.config.ts']));
  expect(findRoot(join(folder, 'src'))).toBe(folder);
  expect(findApps(folder)).toEqual([{ name: 'events', root: folder }]);
  expect(checkoutOf(folder)).toBe(folder);
  expect(pathInCheckout(folder, 'src/routes.ts')).toBe('src/routes.ts');
  expect(siteOf(folder)).toEqual({ from: 'https://staging.example.org' });
});

test('its links reach the pages that the site had when its addresses were read', async () => {
  await createRepository(checkout, { name: 'events', folder });
  await writeSnapshot(folder, { from: 'site', when: '', addresses: { '/about': 'marketing' }, menus: ['topics'] });
  await writeSiteAddresses(folder, { events: [] });
  const types = await readFile(join(folder, '.cache/siteAddresses.d.ts'), 'utf8');
  expect(types).toContain(`readonly '/about': 'marketing';`);
  expect(types).toContain(`readonly 'topics': true;`);
});

test('its packages come from the checkout until they are published', () => {
  expect(installSteps(join(folder, 'publisher'), join(folder, 'events'))).toContain(
    '../publisher/.cache/mirqam-*.tgz"',
  );
});

test('a repository is not written over files', async () => {
  await createRepository(checkout, { name: 'events', folder });
  await expect(createRepository(checkout, { name: 'news', folder })).rejects.toThrow(
    / is not empty: choose another folder$/,
  );
});

test('a folder that cannot be created is refused at once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const refused of ['/proc/events', '/proc/events/below', file, join(file, 'below')])
    await expect(createRepository(checkout, { name: 'events', folder: refused })).rejects.toThrow(
      `${refused} cannot be created (`,
    );
});
