import type { View } from '../routing/matchRoute.ts';

/** What is left to do for a page whose code or content did not load; nothing when the visitor has gone elsewhere. */
export type Recovery = 'reload' | 'not-found' | 'trouble' | 'left';

interface RecoveryRequest {
  readonly href: string;
  readonly view: View;
  readonly composition: string;
  readonly isCurrent: () => boolean;
}

const answerBudget = 1500;

/**
 * Chooses the way back: a full load of the target when its HTML can be had, at most once for a target and composition;
 * then the not-found page where a lookup failed; else the loader's message.
 */
export async function recover({ href, view, composition, isCurrent }: RecoveryRequest): Promise<Recovery> {
  const answer = await askServer(href);
  if (!isCurrent()) return 'left';
  if (answer === 'html' && claimFullLoad(`${composition} ${href}`)) return 'reload';
  const isLookup = view.kind === 'page' && Object.keys(view.params).length > 0;
  if (answer === 'missing' || (isLookup && answer !== 'silence')) return 'not-found';
  return 'trouble';
}

async function askServer(href: string): Promise<'html' | 'missing' | 'broken' | 'silence'> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(answerBudget), headers: { accept: 'text/html' } });
    if (response.status === 404) return 'missing';
    const isHtml = response.ok && response.headers.get('content-type')?.includes('text/html');
    await response.text();
    return isHtml ? 'html' : 'broken';
  } catch {
    return 'silence';
  }
}

/** False when this full load was tried before, or when it cannot be remembered: then it could become a loop. */
function claimFullLoad(name: string): boolean {
  try {
    const key = `full load ${name}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
