import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type Release } from '../../contract/Release.ts';
import { findComposition } from '../compositions.ts';
import { integrityOf, shortHash } from '../hash.ts';
import { promote, readLive } from '../promote.ts';
import { FolderStore } from '../store/FolderStore.ts';

// Threads take a while to start where many tests run at once.
jest.setTimeout(60_000);

// More than one thread makes.
const count = 300;
const range = { react: '19.0.0' };

const shellBuild = `
exports.modules = {};
exports.renderBody = async ({ path, loadPage }) => {
  if (path === '/404') return '<h1>Nothing</h1>';
  const Page = await loadPage('articles', 'ArticlePage');
  return Page({ slug: path.slice(1) });
};
exports.renderDocument = ({ body, composition }) =>
  '<meta name="composition" content="' + composition.id + '"><script type="application/json" id="composition">' +
  JSON.stringify(composition) + '</script><body>' + body + '</body>';
`;
const articlesBuild = (body: string) => `
exports.routes = [];
exports.pages = { ArticlePage: async () => ({ ArticlePage: ({ slug }) => ${body} }) };
`;

let folder: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  store = new FolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function publish(app: string, build: string, paths: readonly string[]): Promise<Release> {
  const entry = `entry of ${app}`;
  const release: Release = {
    contract: contractVersion,
    app,
    version: `1.0.0-${shortHash(build)}`,
    entry: ['entry.js'],
    routes: paths.length
      ? [
          {
            pattern: '/:slug',
            page: 'ArticlePage',
            paths: paths.map((path) => ({ path, title: path, description: path })),
          },
        ]
      : [],
    chunks: {},
    files: { 'entry.js': { integrity: integrityOf(entry), bytes: entry.length } },
    shared: range,
    server: 'server/server.cjs',
    serverFiles: { 'server/server.cjs': integrityOf(build) },
  };
  const put = (file: string, text: string) => store.put(`apps/${app}/${release.version}/${file}`, Buffer.from(text));
  for (const form of ['', '.br', '.gz']) await put(`entry.js${form}`, entry);
  await put('server/server.cjs', build);
  await put('release.json', JSON.stringify(release));
  return release;
}

const articles = Array.from({ length: count }, (_, index) => `/article-${index}`);
const promoteSite = async (body: string) => {
  const releases = [await publish('shell', shellBuild, []), await publish('articles', articlesBuild(body), articles)];
  return await promote({ store, kind: 'promote', why: 'test' }, releases);
};

test('threads make every page of a large site, each with its own text and hash', async () => {
  const { composition, rendered } = await promoteSite("'<h1>' + slug + '</h1>'");
  expect(rendered).toBe(count + 1);
  const { pages = {} } = (await findComposition(store, composition.id)) ?? {};
  for (const path of articles) {
    const html = (await store.get(`pages/${composition.id}${path}.html`)) ?? '';
    expect(String(html)).toContain(`<h1>${path.slice(1)}</h1>`);
    expect(pages[`${path.slice(1)}.html`]).toBe(integrityOf(html));
  }
});

test('what one thread refuses is told by name, and nothing is live', async () => {
  const broken = `'<h1>x</h1>' + (slug === 'article-277' ? '<a href="/nowhere">x</a>' : '')`;
  await expect(promoteSite(broken)).rejects.toThrow('/article-277 links to /nowhere, which no app has');
  expect((await readLive(store)).head).toBeUndefined();
});
