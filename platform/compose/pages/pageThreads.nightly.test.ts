import { integrityOf } from '../../release/hash.ts';
import { FolderStore } from '../../store/FolderStore.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { readComposition } from '../compositions.ts';

// Threads take a while to start where many tests run at once.
jest.setTimeout(60_000);

// A few more than a site without threads has.
const count = 205;
const store = new FolderStore(scratchFolder(beforeEach, afterEach));
afterEach(() => jest.restoreAllMocks());

const articles = Array.from({ length: count }, (_, index) => `/article-${index}`);
const promoteSite = (body: string) => promoteTinySite(store, body, articles);

test('threads generate every page of a large site, each with its own text and hash; logs go to stderr', async () => {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  const { entry, rendered } = await promoteSite("(console.log('noise of ' + slug), '<h1>' + slug + '</h1>')");
  const textOf = (spy?: jest.SpyInstance) => String(spy?.mock.calls.map(([chunk]) => chunk));
  // The logs of pages must stay out of the output of a command.
  expect([textOf(out), textOf(err)]).toEqual([
    expect.not.stringContaining('noise'),
    expect.stringContaining('noise of '),
  ]);
  expect(rendered).toBe(count + 1);
  const { pages } = await readComposition(store, entry);
  for (const path of articles) {
    const html = (await store.get(`current${path}.html`)) ?? '';
    expect(String(html)).toContain(`<h1>${path.slice(1)}</h1>`);
    expect(pages[`${path.slice(1)}.html`]).toBe(integrityOf(html));
  }
});

test('a page that one thread refuses is named in the error, and nothing goes live', async () => {
  const broken = "slug === 'article-177' ? { html: '', mainHeadings: [] } : '<h1>x</h1>'";
  await expect(promoteSite(broken)).rejects.toThrow('/article-177 of articles has no main heading');
  expect(await store.list('live/')).toEqual([]);
});
