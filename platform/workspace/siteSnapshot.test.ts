import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { writeSiteAddresses } from './siteAddresses.ts';
import { addMoved, readSnapshot, removeMoved } from './siteSnapshot.ts';

const root = scratchFolder(beforeEach, afterEach);

test('a clone knows the addresses of all remotes that have moved, until they are back', async () => {
  await addMoved(root, 'legal', ['/terms']);
  await addMoved(root, 'events', ['/events']);
  expect(await writeSiteAddresses(root)).toBe(2);
  const types = await readFile(join(root, '.cache/siteAddresses.d.ts'), 'utf8');
  expect(types).toContain("readonly '/terms': 'legal';");
  expect(types).toContain("readonly '/events': 'events';");
  await removeMoved(root, 'legal');
  expect(readSnapshot(root)).toMatchObject({ from: 'events', addresses: { '/events': 'events' } });
  await removeMoved(root, 'events');
  expect(readSnapshot(root)).toBeUndefined();
});
