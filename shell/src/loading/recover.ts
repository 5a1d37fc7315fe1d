import { responseBudget } from './loadBudget.ts';

/** The recovery of a page whose code or content did not load; `abandoned` if the visitor has navigated away. */
export type Recovery = 'reload' | 'not-found' | 'failed' | 'abandoned';

interface RecoveryRequest {
  readonly href: string;
  /** Whether the page looks up its content by the address. */
  readonly isLookup: boolean;
  readonly composition: string;
  readonly isCurrent: () => boolean;
}

/**
 * Chooses, in this order: a full load, if the server has HTML for the target, once for each composition and target whatever
 * its hash; the not-found page, if the server says 404, or responds at all to a page that looks up its content; the loader's
 * message.
 */
export async function recover({ href, isLookup, composition, isCurrent }: RecoveryRequest): Promise<Recovery> {
  const response = await askServer(href);
  if (!isCurrent()) return 'abandoned';
  if (response === 'html' && passesReloadGuard(`${composition} ${href.replace(/#.*/, '')}`)) return 'reload';
  if (response === 'missing' || (isLookup && response !== 'none')) return 'not-found';
  return 'failed';
}

async function askServer(href: string): Promise<'html' | 'missing' | 'broken' | 'none'> {
  try {
    const response = await fetch(href, {
      signal: AbortSignal.timeout(responseBudget),
      headers: { accept: 'text/html' },
    });
    // Headers in time are enough, because a full load requests the body itself.
    await response.body?.cancel();
    if (response.status === 404) return 'missing';
    return response.ok && response.headers.get('content-type')?.includes('text/html') ? 'html' : 'broken';
  } catch {
    return 'none';
  }
}

/** False if this full load was tried before, or cannot be recorded, since it could become a loop. */
function passesReloadGuard(name: string): boolean {
  try {
    const key = `full load ${name}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
    return true;
  } catch {
    return false;
  }
}
