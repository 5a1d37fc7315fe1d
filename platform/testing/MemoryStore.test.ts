import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Disk, MemoryStore } from './MemoryStore.ts';
import { storeContract } from './storeContract.ts';

let folder: string;
let store: MemoryStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-store-'));
  store = new MemoryStore(new Disk(folder));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(storeContract(25))('a store in memory $name', async ({ check }) => await check(store));
