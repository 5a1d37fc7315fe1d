import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { writeSiteAddresses } from './siteAddresses.ts';
import { addMoved, readSnapshot, removeMoved } from './siteSnapshot.ts';

describe('addresses', () => {
  const checkout = scratchFolder(beforeEach, afterEach);

  test('other addresses let every file be checked again', async () => {
    const checked = join(checkout, '.cache/types/shared.tsbuildinfo');
    await addMoved(checkout, 'legal', ['/terms']);
    await writeSiteAddresses(checkout);
    await mkdir(dirname(checked));
    await writeFile(checked, '');
    await writeSiteAddresses(checkout);
    expect(existsSync(checked)).toBe(true);
    await addMoved(checkout, 'events', ['/events']);
    await writeSiteAddresses(checkout);
    expect(existsSync(checked)).toBe(false);
  });

  test('a checkout that cannot be written is named with the way out', async () => {
    // Permissions do not stop an administrator.
    await writeFile(join(checkout, '.cache'), '');
    const error = await writeSiteAddresses(checkout).catch((reason) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toMatch(
      /^\.cache\/siteAddresses\.d\.ts cannot be written \(E\w+: .*\): check the folder and its owner$/,
    );
  });
});

describe('the snapshot of a site', () => {
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
});
