import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { verify } from '../verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('a damaged record that would stop a prune is named', async () => {
  await mkdir(join(store.name, 'previews'), { recursive: true });
  await writeFile(join(store.name, 'previews/0123456789.json'), '{');
  expect((await verify(store, false)).problems).toEqual([
    'previews/0123456789.json is not JSON: restore it from a copy, or remove it',
  ]);
});
