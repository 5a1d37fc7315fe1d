import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { showHead } from './serve.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('a store with a damaged log is served as visitors had it last, with the fault', async () => {
  await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
  expect(await showHead(store)).toBeUndefined();
  const [key = ''] = await store.list('live/');
  await writeFile(join(store.name, key), 'other bytes');
  expect(await showHead(store)).toContain(key);
});

test('a store without a site is not served', async () => {
  await expect(showHead(store)).rejects.toThrow(/^nothing is live in /);
});
