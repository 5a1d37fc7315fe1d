import { readLive } from '@mirqam/platform/live/readLive';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { reissue } from '../reissue.ts';

/** Publishes the live release of an app under another version, see `reissue`; resolves to its name for `site promote`. */
export async function reissued(folder: string, app: string, added?: Readonly<Record<string, string>>): Promise<string> {
  const store = new FolderStore(folder);
  const { releases } = await readLive(store);
  const release = releases[app];
  if (!release) throw new Error(`${app} is not live in ${folder}`);
  const { version } = await reissue(store, release, added);
  return `${app}@${version}`;
}
