import { Disk, MemoryStore } from './MemoryStore.ts';
import { storeContract } from './storeContract.ts';

const store = new MemoryStore(new Disk());

test.each(storeContract(25))('a store in memory $name', async ({ check }) => await check(store));
