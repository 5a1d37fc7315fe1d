import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { reissue } from '../reissue.ts';

/** Publishes the live release of an app under another version; resolves to its name for `site promote`. */
export async function reissued(folder: string, app: string): Promise<string> {
  const store = new FolderStore(folder);
  const { releases } = await readLive(store);
  const release = releases[app];
  if (!release) throw new Error(`${app} is not live in ${folder}`);
  const { version } = await reissue(store, release);
  return `${app}@${version}`;
}
