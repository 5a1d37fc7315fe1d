import type { Federation, PageRequest } from '@mirqam/shared/federation/browserFederation';
import { forgetEarlyClicks, keepEarlyClicks } from './earlyClicks.ts';
import { styleWithoutScripting, styleWithScripting } from './scriptingStyles.ts';
import { endFirstLoad } from './timeBudget.ts';

const leaving = new AbortController();

/** Another page is shown: nothing that becomes of the first one's code matters any more. */
export function leaveFirstPage(): void {
  leaving.abort();
  forgetEarlyClicks();
}

/** The code of the page that is shown is lost: what it would have done is done without it. */
export function goOnWithoutCode(): void {
  forgetEarlyClicks();
  styleWithoutScripting();
}

/** Fetches what the page in the HTML is taken over with. Until it is in the HTML stays; a lost connection is waited for. */
export function startFirstPage(federation: Federation, first: PageRequest): void {
  keepEarlyClicks();
  federation
    .preloadPage(first)
    .then(
      () => leaving.signal.aborted || styleWithScripting(),
      () => leaving.signal.aborted || waitForConnection(federation, first),
    )
    .finally(endFirstLoad);
}

function waitForConnection(federation: Federation, first: PageRequest) {
  goOnWithoutCode();
  addEventListener('online', () => startFirstPage(federation, first), { once: true, signal: leaving.signal });
}
