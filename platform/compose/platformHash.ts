import type { Composition } from '@mirqam/shared/contract/Composition';
import { pageCsp } from '@mirqam/shared/contract/csp';
import { contractVersion, type Release, type SitePolicy } from '@mirqam/shared/contract/Release';
import { kindHeaders } from '../hosting/headers.ts';
import { sitePolicy } from '../hosting/sitePolicy.ts';
import { canonicalJson, contentName, integrityOf } from '../release/hash.ts';
import { federationManifests } from './federationManifests.ts';
import { compositionElements, pageComposition } from './pages/pageComposition.ts';
import { rootFiles } from './rootFiles.ts';
import { routeTable } from './routeTable.ts';

const nothing = integrityOf('');
const site = { origin: 'https://example.org', isUnlisted: true } as const;
const menus = { header: [['Header', '/', 1, 'Group']], topics: [['Topic', '/topic', 1, 'Group', 'About it']] } as const;
/** A composition with every field, of which pages carry some. */
const sample: Composition = {
  id: '0'.repeat(32),
  site,
  apps: {
    shell: { version: '1.0.0-0000000000', releaseHash: nothing },
    articles: {
      version: '1.0.0-0000000000',
      entry: ['/apps/articles/entry.js', nothing],
      routes: [['/:slug', 'ArticlePage', 'Title', { shows: { topics: 'cards' } }]],
      menus,
      menuFile: ['/apps/articles/menus.js', nothing, 'topics'],
      disabled: true,
    },
  },
};

/** A release of the remote in it. */
const release: Release = {
  contract: contractVersion,
  app: 'articles',
  version: '1.0.0-0000000000',
  entry: ['entry.js'],
  routes: [
    {
      pattern: '/:slug',
      page: 'ArticlePage',
      paths: [{ path: '/topic', title: 'Title', description: 'About it', dateModified: '2026-01-01' }],
    },
  ],
  chunks: { ArticlePage: { js: ['ArticlePage.js'], css: ['ArticlePage.css'] } },
  files: { 'federation/remoteEntry.mjs': { integrity: nothing, bytes: 0 } },
  shared: { react: '1.0.0' },
  server: 'server.cjs',
  serverFiles: {},
};

/**
 * A hash of what the platform itself writes into a composition, whatever the apps: the CSP of pages, the headers of
 * objects in a bucket, the elements of the composition and the files at the root of the site.
 */
export function platformHash(policy: SitePolicy = sitePolicy()): string {
  const releases = { shell: { ...release, app: 'shell', routes: [], policy }, articles: release };
  const shown = [{}, { topics: 'labels' }, { topics: 'cards' }] as const;
  const [route] = release.routes;
  const pages = shown.map((shows) => ({
    app: 'articles',
    route: route && { ...route, shows },
    about: route?.paths[0],
  }));
  const table = routeTable(sample);
  return contentName(
    canonicalJson({
      policy: pageCsp([], policy.origins, policy.csp),
      headers: (['page', 'manifest'] as const).map((kind) => ({ ...policy.headers, ...kindHeaders[kind] })),
      elements: pages.map((page) => compositionElements(pageComposition(sample, page, table))),
      table,
      files: [...rootFiles(releases, undefined, site)],
      manifests: [...federationManifests({ apps: {} }, { articles: release })],
    }),
  );
}
