import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish } from '../testing/tinySite.ts';
import { findFaults } from './checkStored.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('an altered file of a release is named', async () => {
  const release = await publish(store, 'articles', articlesBuild("''"), ['/one']);
  expect(await findFaults(store, release)).toEqual([]);
  const file = `${releaseFolder(release.app, release.version)}/entry.js`;
  await writeFile(join(store.name, file), 'altered');
  expect(await findFaults(store, release)).toEqual([
    { file: 'entry.js', form: '', message: expect.stringMatching(`^${file} is damaged or lost `) },
  ]);
});
