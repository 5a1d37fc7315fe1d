import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { appendToLog, readHead } from '@mirqam/platform/live/log';
import { projectHead } from '@mirqam/platform/live/projectHead';
import { promote } from '@mirqam/platform/live/promote';
import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { reissue } from './reissue.ts';

// Copies a store and puts a second deployment beside the live one: node --import tsx prepareStore.ts <store> <copy>
const [, , source = '', target = ''] = process.argv;
const aside = `${target}.${process.pid}`;
await cp(source, aside, { recursive: true, verbatimSymlinks: true });

const store = new FolderStore(aside);
const { composition, releases } = await readLive(store);
const fresh = [];
for (const release of Object.values(releases)) fresh.push(await reissue(store, release));
const next = await promote({ store, kind: 'promote', why: 'a deployment during a visit' }, fresh);
await appendToLog(store, await readHead(store), {
  composition: composition.id,
  kind: 'rollback',
  why: 'start of the tests',
});
await projectHead(store);

await writeFile(`${aside}/deployments.json`, JSON.stringify([composition.id, next.composition.id]));
// Two workers may prepare at once: the first one's copy stands.
await rename(aside, target).catch(() => rm(aside, { recursive: true }));
