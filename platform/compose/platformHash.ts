import { pageCsp } from '@mirqam/shared/contract/csp';
import { headersFor } from '../hosting/headers.ts';
import { canonicalJson, contentName } from '../release/hash.ts';
import { compositionElements } from './compositionElements.ts';
import { isDated, rootFiles, securityText } from './rootFiles.ts';

/**
 * A hash of what the platform itself writes into a composition, whatever the apps: the CSP of pages, the headers of
 * objects in a bucket, the elements of the composition and the files at the root of the site.
 */
export function platformHash(): string {
  const site = { origin: 'https://example.org' };
  const files = [...rootFiles({}, undefined, site)].filter(([file]) => !isDated(file));
  return contentName(
    canonicalJson({
      policy: pageCsp([]),
      headers: (['page', 'manifest'] as const).map(headersFor),
      elements: compositionElements({ id: '', site, apps: {} }),
      files: [...files, ['dated', securityText(site.origin, new Date(0))]],
    }),
  );
}
