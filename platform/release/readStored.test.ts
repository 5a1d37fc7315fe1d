import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish } from '../testing/tinySite.ts';
import { publicKey } from './publicKeys.ts';
import { findFaults } from './readStored.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('an altered file of a release is named', async () => {
  const release = await publish(store, 'articles', articlesBuild("''"), ['/one']);
  expect(await findFaults(store, release)).toEqual([]);
  await writeFile(join(store.name, publicKey(release, 'entry.js')), 'altered');
  expect(await findFaults(store, release)).toEqual([
    {
      file: 'entry.js',
      form: '',
      message: expect.stringMatching(`^entry.js of articles@${release.version} is damaged or lost `),
    },
  ]);
});
