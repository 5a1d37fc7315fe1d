import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../release/hash.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { findComposition } from './compositions.ts';

// Threads take a while to start where many tests run at once.
jest.setTimeout(60_000);

// More than one thread makes.
const count = 300;
let folder: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  store = new FolderStore(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const articles = Array.from({ length: count }, (_, index) => `/article-${index}`);
const promoteSite = (body: string) => promoteTinySite(store, body, articles);

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
  expect(await store.list('live/')).toEqual([]);
});

test('what the code of a page logs is no part of what a command answers', async () => {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  await promoteSite("(console.log('noise of ' + slug), '<h1>' + slug + '</h1>')");
  const textOf = (spy?: jest.SpyInstance) => String(spy?.mock.calls.map(([chunk]) => chunk));
  expect(textOf(out)).not.toContain('noise of');
  expect(textOf(err)).toContain('noise of');
});
