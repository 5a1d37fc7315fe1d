import type { PinnedRelease } from '@mirqam/platform/release/releases';
import type { Store } from '@mirqam/platform/store/Store';
import { publish, recordRelease } from '@mirqam/platform/testing/tinySite';

interface ArticlesOptions {
  readonly pages: number;
  /** Part of every page, so that another edition is another release. */
  readonly edition: string;
  readonly shared: Readonly<Record<string, string>>;
}

/** Publishes a remote with a number of articles, each of about a screen and a half of text and links to others. */
export async function publishArticles(
  store: Store,
  { pages, edition, shared }: ArticlesOptions,
): Promise<PinnedRelease> {
  const paths = Array.from({ length: pages }, (_, index) => `/articles/article-${index}`);
  const release = await publish(store, 'articles', serverBuild(pages, edition), paths, files);
  const routes = release.routes.map((route) => ({ ...route, pattern: '/articles/:slug' }));
  const chunks = { ArticlePage: { js: ['ArticlePage.js'], css: ['ArticlePage.css'] } };
  return await recordRelease(store, { ...release, routes, chunks, shared });
}

const rules = Array.from(
  { length: 30 },
  (_, index) =>
    `.article-${index}{margin-block-start:var(--space-${(index % 8) + 1});inline-size:min(100%,${40 + index}rem)}`,
).join('');
const files = {
  'remoteEntry.js': '// articles',
  'ArticlePage.js': '// an article',
  'ArticlePage.css': `@layer page{${rules}}`,
};

/** A build for Node like those of the remotes: React comes from the shell, and the page records its chunk. */
const serverBuild = (pages: number, edition: string) => `
const { jsx, jsxs } = rendererModules['react/jsx-runtime'];
const words = 'open review method result sample field reader author editor figure table data study journal term page'.split(' ');
const sentenceOf = (seed) => Array.from({ length: 12 }, (_, at) => words[(seed * 7 + at * at + at) % words.length]).join(' ');
const sentences = words.map((_, seed) => sentenceOf(seed));
const sentence = (seed) => sentences[seed % sentences.length];
const paragraph = (seed) => Array.from({ length: 5 }, (_, at) => sentence(seed + at) + '.').join(' ');
function ArticlePage({ params }) {
  const number = Number(params.slug.slice('article-'.length));
  const others = [1, 2, 3, 4, 5].map((step) => (number + step * 13) % ${pages});
  return jsxs('article', { className: 'article-0', children: [
    jsx('h1', { tabIndex: -1, children: 'Article ' + number + ' of ${edition}' }),
    ...[0, 1, 2, 3, 4, 5].map((part) => jsxs('section', { className: 'article-' + part, children: [
      jsx('h2', { children: sentence(number + part) }),
      jsx('p', { children: paragraph(number + part) }),
    ] }, part)),
    jsx('ul', { children: others.map((other) => jsx('li', { children:
      jsx('a', { href: '/articles/article-' + other, children: 'Article ' + other }) }, other)) }),
  ] });
}
ArticlePage.title = ({ slug }) => slug;
exports.routes = [];
exports.pages = { ArticlePage: async () => { recordChunk('ArticlePage'); return { ArticlePage }; } };
`;
