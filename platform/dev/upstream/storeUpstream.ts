import { readComposition } from '../../compose/compositions.ts';
import { contentTypeOf } from '../../hosting/contentTypes.ts';
import { resolveAddress } from '../../hosting/resolveAddress.ts';
import { readHead } from '../../live/log.ts';
import { findObject } from '../../release/objects.ts';
import { openStore } from '../../store/openStore.ts';
import type { Store } from '../../store/Store.ts';
import { openUpstream, type Upstream } from './Upstream.ts';

/** Opens a deployed site by its address, or by its store. Rejects with a `UserError` for an invalid address or store. */
export const openPlace = async (root: string, place: string): Promise<Upstream> =>
  /^https?:/.test(place) ? openUpstream(place) : storeUpstream(await openStore(root, place));

/** Reads the live composition of a store as a deployed site. */
export const storeUpstream = (store: Store): Upstream => ({
  name: store.name,
  origin: 'http://store.invalid',
  base: '',
  async request(address) {
    const head = await readHead(store);
    const { pages = {} } = head ? await readComposition(store, head) : {};
    const read = async (file: string) => {
      if (!file.startsWith('current/')) return await store.get(file);
      const integrity = pages[file.slice('current/'.length)];
      return integrity === undefined ? undefined : await findObject(store, integrity);
    };
    const found = await resolveAddress(address, read);
    if ('location' in found) return new Response(null, { status: found.status, headers: { location: found.location } });
    return found.file
      ? new Response(new Uint8Array(found.content), {
          status: found.status,
          headers: { 'content-type': contentTypeOf(found.file) },
        })
      : new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  },
});
