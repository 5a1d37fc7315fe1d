import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { writeSiteAddresses } from './siteAddresses.ts';

test('a checkout that cannot be written is named with the way out', async () => {
  const root = await mkdtemp(join(tmpdir(), 'checkout-'));
  // Permissions do not stop an administrator.
  await writeFile(join(root, '.cache'), '');
  const error = await writeSiteAddresses(root).catch((reason) => reason);
  await rm(root, { recursive: true });
  expect(error).toBeInstanceOf(UserError);
  expect(error.message).toMatch(
    /^\.cache\/siteAddresses\.d\.ts cannot be written \(E\w+: .*\): check the folder and its owner$/,
  );
});
