import { pageChunk, type Sample } from './writeSample.ts';

interface ArticlesOptions {
  readonly app: string;
  readonly pages: number;
  /** Part of every page, so that another edition is another release. */
  readonly edition: string;
  readonly shared: Readonly<Record<string, string>>;
}

/** A remote with a number of articles, each of about a screen and a half of text and links to others. */
export function articlesRemote({ app, pages, edition, shared }: ArticlesOptions): Sample {
  return {
    app,
    shared,
    entry: ['remoteEntry.js'],
    chunks: pageChunk('ArticlePage'),
    routes: [
      {
        pattern: `/${app}/:slug`,
        page: 'ArticlePage',
        paths: Array.from({ length: pages }, (_, index) => ({
          path: `/${app}/article-${index}`,
          title: `Article ${index} of ${app}`,
          description: `What article ${index} of ${app} is about, for whom it was written and why, in one sentence as long as those that search engines show.`,
        })),
      },
    ],
    files: {
      'remoteEntry.js': `// ${app} ${edition}`,
      'ArticlePage.js': `// articles of ${app}`,
      'ArticlePage.css': styles,
      'server/server.cjs': serverBuild(app, pages, edition),
    },
  };
}

const rules = Array.from(
  { length: 30 },
  (_, index) =>
    `.article-${index}{margin-block-start:var(--space-${(index % 8) + 1});inline-size:min(100%,${40 + index}rem)}`,
).join('');
const styles = `@layer page{${rules}}`;

/** A build for Node like those of the remotes: React comes from the shell, and the page records its chunk. */
const serverBuild = (app: string, pages: number, edition: string) => `
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
    jsx('h1', { tabIndex: -1, children: 'Article ' + number + ' of ${app}, ${edition}' }),
    ...[0, 1, 2, 3, 4, 5].map((part) => jsxs('section', { className: 'article-' + part, children: [
      jsx('h2', { children: sentence(number + part) }),
      jsx('p', { children: paragraph(number + part) }),
    ] }, part)),
    jsx('ul', { children: others.map((other) => jsx('li', { children:
      jsx('a', { href: '/${app}/article-' + other, children: 'Article ' + other }) }, other)) }),
  ] });
}
ArticlePage.title = ({ slug }) => slug;
exports.routes = [];
exports.pages = { ArticlePage: async () => { recordChunk('ArticlePage'); return { ArticlePage }; } };
`;
