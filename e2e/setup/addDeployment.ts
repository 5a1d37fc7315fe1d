import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendToLog, readHead } from '@mirqam/platform/live/log';
import { projectHead } from '@mirqam/platform/live/projectHead';
import { promote } from '@mirqam/platform/live/promote';
import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { copyFolder } from '../support/copyFolder.ts';
import { reissue } from '../support/reissue.ts';

// Copies a store and adds a second deployment to the copy: node --import tsx addDeployment.ts <store> <copy>
const [, , source = '', target = ''] = process.argv;
const { entry, composition, releases } = await readLive(new FolderStore(source));
const note = join(target, 'deployments.json');
const [known] = JSON.parse(await readFile(note, 'utf8').catch(() => '[]'));
if (known !== composition.id) await addDeployment();

async function addDeployment(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await copyFolder(source, target);
  const store = new FolderStore(target);
  const reissued = [];
  for (const release of Object.values(releases)) reissued.push(await reissue(store, release));
  const next = await promote({ store, kind: 'promote', why: 'a deployment during a visit' }, reissued);
  await appendToLog(store, await readHead(store), {
    composition: composition.id,
    content: entry.content,
    versions: entry.versions,
    kind: 'rollback',
    why: 'start of the tests',
  });
  await projectHead(store);
  await writeFile(note, JSON.stringify([composition.id, next.composition.id]));
}
