import type { Params } from 'shared/contract/Page';
import type { Federation } from 'shared/federation/browserFederation';
import { styleWithoutScripting, styleWithScripting } from './scriptingStyles.ts';
import { endFirstLoad } from './timeBudget.ts';

interface FirstPage {
  readonly app: string;
  readonly page: string;
  readonly params: Params;
}

/** Fetches what the page in the HTML is taken over with. Until it is in the HTML stays; a lost connection is waited for. */
export function startFirstPage(federation: Federation, first: FirstPage): void {
  const { app, page, params } = first;
  federation
    .preloadPage(app, page, params)
    .then(styleWithScripting, () => {
      styleWithoutScripting();
      addEventListener('online', () => startFirstPage(federation, first), { once: true });
    })
    .finally(endFirstLoad);
}
