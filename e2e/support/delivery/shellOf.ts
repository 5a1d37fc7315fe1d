import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { filesOf } from './filesOf.ts';

/** The live version of the shell, and the files of all its releases. */
export async function shellOf(store: string) {
  const { releases } = await readLive(new FolderStore(store));
  return { version: releases['shell']?.version, files: await filesOf(store, 'apps/shell/') };
}
