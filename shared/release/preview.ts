import { randomUUID } from 'node:crypto';
import type { Composition } from '../contract/Composition.ts';
import { previewBase } from '../contract/preview.ts';
import type { Release } from '../contract/Release.ts';
import { checkStored } from './checkStored.ts';
import { type WrittenPages, writePreview } from './compose/writePages.ts';
import { accountName } from './live.ts';
import { composeWith, readLive } from './promote.ts';
import { releasesOf } from './releases.ts';
import { parsePreview, type StoredPreview } from './schemas.ts';
import type { Store } from './store/Store.ts';

export const previewFolder = (id: string) => `previews/${id}`;
/** Written last: with it the preview is whole. It holds the composition, and who has made the preview and when. */
export const previewKey = (id: string) => `previews/${id}.json`;

export interface Preview extends WrittenPages {
  readonly composition: Composition;
  readonly url: string;
}

/** Makes what is live with these releases visitable beside the live site, which stays as it is. */
export async function writePreviewOf(
  store: Store,
  changes: readonly Release[],
  onProgress: (done: number, total: number) => void,
): Promise<Preview> {
  for (const release of changes) await checkStored(store, release);
  const composition = composeWith(await readLive(store), changes);
  const url = previewBase(composition.id);
  if (await store.get(previewKey(composition.id))) return { composition, url, rendered: 0, reused: 0 };
  const releases = await releasesOf(store, composition);
  const request = { store, composition, releases, previous: undefined, onProgress };
  const written = await writePreview(request, previewFolder(composition.id), url);
  const { id, apps } = composition;
  const marker = { who: accountName(), when: new Date().toISOString(), nonce: randomUUID(), id, apps };
  // Of two commands that make the same preview one is first, and both have made it.
  await store.claim(previewKey(id), Buffer.from(JSON.stringify(marker)));
  return { composition, url, ...written };
}

export async function findPreview(store: Store, id: string): Promise<StoredPreview | undefined> {
  const json = await store.get(previewKey(id));
  return json && parsePreview(json.toString(), previewKey(id));
}
