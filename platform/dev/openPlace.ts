import { openStore } from '../store/openStore.ts';
import { storeUpstream } from './storeUpstream.ts';
import { openUpstream, type Upstream } from './Upstream.ts';

/** Opens a deployed site by its address, or by its store. Rejects with a `UserError` for an invalid address or store. */
export const openPlace = async (root: string, place: string): Promise<Upstream> =>
  /^https?:/.test(place) ? openUpstream(place) : storeUpstream(await openStore(root, place));
