import { UserError } from '../../messages/UserError.ts';
import { releasedPage } from './releasedPage.ts';
import type { Upstream } from './Upstream.ts';

/** Requests the start page of a deployed site. Rejects with a `UserError` when it is missing, or not a page of this tool. */
export async function probeUpstream(upstream: Upstream): Promise<void> {
  const start = await releasedPage(upstream, upstream.base || '/');
  if (start.kind === 'redirect') {
    if (start.location.startsWith('/')) return;
    throw new UserError(`${upstream.name} redirects to ${start.location}: use that address in --from`);
  }
  if (start.status === 404) throw new UserError(`${upstream.name} responds with 404: check the address in --from`);
}
