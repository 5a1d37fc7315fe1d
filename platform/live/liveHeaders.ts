import { policyOf } from '../compose/rootFiles.ts';
import { attempt } from '../messages/attempt.ts';
import { readRelease } from '../release/releases.ts';
import type { Store } from '../store/Store.ts';
import { findLive, readLog } from './log.ts';
import { readComposition } from './readLive.ts';

type Headers = Readonly<Record<string, string>>;

/** The security headers of the live shell; those of this checkout before the first promotion, or if it cannot be read. */
export async function liveHeaders(store: Store): Promise<Headers> {
  const { value: live } = await attempt(async () => findLive(await readLog(store)));
  return await headersOf(store, live?.composition ?? '');
}

/** Returns a function that finds the security headers of a composition, again only when another one is asked for. */
export function openLiveHeaders(store: Store): (id: string) => Promise<Headers> {
  let known: { readonly id: string; readonly headers: Promise<Headers> } | undefined;
  return (id) => {
    if (known?.id !== id) known = { id, headers: headersOf(store, id) };
    return known.headers;
  };
}

async function headersOf(store: Store, id: string): Promise<Headers> {
  const { value: shell } = await attempt(async () => {
    const { apps } = await readComposition(store, id);
    return await readRelease(store, 'shell', apps['shell'] ?? { version: '' });
  });
  return policyOf(shell ? { shell } : {}).headers;
}
