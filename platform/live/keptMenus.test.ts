import { promoteUnchecked } from '../testing/promoteUnchecked.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish, recordRelease, shellBuild } from '../testing/tinySite.ts';
import { changeLive } from './change/changeLive.ts';
import { draftDisabled, draftRetirement } from './change/draftOf.ts';
import { writePreviewOf } from './preview.ts';
import { promote } from './promote.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const request = () => ({ store, kind: 'promote', why: 'test' }) as const;

/** A shell that hands the links of the header to each page. */
const shell = shellBuild
  .replace("('articles'", "(path.split('/').at(-2) || 'articles'")
  .replace('({ path, ', '({ composition, path, ')
  .replace('Page({ ', 'Page({ links: Object.values(composition.apps).flatMap(({ menus }) => menus?.header ?? []), ');
/** A page with the links of the header that fails where a condition holds for their labels. */
const picky = (condition: string, fails = "throw new Error('Planted')") =>
  articlesBuild('').replace(
    '({ slug }) => ()',
    `({ slug, links }) => {
  const labels = links.map(([label]) => label).join();
  if (${condition}) ${fails};
  return { html: '<h1>' + slug + ' beside ' + (labels || 'nothing') + '</h1>', links: links.map(([, url]) => url) };
}`,
  );

/** A release with a page that the header links to. */
async function publishNews(text = 'News') {
  const news = await publish(store, 'news', articlesBuild(`'<h1>${text}</h1>'`), ['/news']);
  const [about] = news.routes.flatMap(({ paths }) => paths);
  if (!about) throw new Error('the release has a page');
  const paths = [{ ...about, path: '/news/today', menus: [{ menu: 'header', label: 'News' }] }];
  return await recordRelease(store, { ...news, routes: [{ pattern: '/news/today', page: 'ArticlePage', paths }] });
}

const promoteArticles = async (condition: string, fails?: string) =>
  await promote(request(), [await publish(store, 'articles', picky(condition, fails), ['/one'])]);
const page = async () => String(await store.get('current/one.html'));
const kept = expect.stringMatching(
  /^accepted with the menus that it had: \/one of articles cannot be rendered: Planted; fix the page and publish /,
);

beforeEach(async () => {
  await promoteTinySite(store, `'<h1>' + slug + '</h1>'`, ['/one']);
  await promote(request(), [await publish(store, 'shell', shell, [])]);
});

test('a page that throws with the new link of another app keeps its menus until its team repairs it, and holds up nobody', async () => {
  await promoteArticles("labels === 'News'");
  for (const release of [
    await publishNews(),
    await publish(store, 'legal', articlesBuild("''"), []),
    await publishNews('Newer'),
  ]) {
    expect((await writePreviewOf(store, [release])).warnings).toEqual([kept]);
    const { warnings, composition } = await promote(request(), [release]);
    expect(warnings).toEqual([kept]);
    expect(await page()).toContain('<h1>one beside nothing</h1>');
    expect(await page()).toContain(`"id":"${composition.id}"`);
    expect(await page()).not.toContain('News');
  }
  await changeLive({ ...request(), kind: 'disable' }, (log) => draftDisabled(store, log, 'articles', true));
  expect(await page()).toMatch(/"disabled":true.*<h1>one beside nothing</s);
  expect((await verify(store, false)).problems).toEqual([]);
  expect((await promoteArticles('false')).warnings).toEqual([]);
  expect(await page()).toMatch(/"News".*<h1>one beside News</s);
});

test('a page that breaks a rule with the new link of another app keeps its menus too', async () => {
  await promoteArticles("labels === 'News'", "return { html: '<h1></h1>', emptyHeadings: ['h1'] }");
  const { warnings } = await promote(request(), [await publishNews()]);
  expect(warnings).toEqual([
    expect.stringMatching(/^accepted with the menus that it had: \/one of articles has an empty <h1>/),
  ]);
  expect(await page()).toContain('<h1>one beside nothing</h1>');
});

test('a page that throws without the link of another app does not hold up that it is retired', async () => {
  await promote(request(), [await publishNews()]);
  await promoteArticles("labels !== 'News'");
  const { warnings } = await changeLive({ ...request(), kind: 'retire' }, (log) => draftRetirement(store, log, 'news'));
  expect(warnings).toEqual([kept]);
  expect(await page()).toMatch(/"News".*<h1>one beside News</s);
});

test('a page that is refused today blocks neither a preview nor a link in the header of another app', async () => {
  const body = "{ html: '<h1>' + slug + '</h1>', text: 'The best articles' }";
  await promoteUnchecked(store, [await publish(store, 'articles', articlesBuild(body), ['/one'])]);
  const news = await publishNews();
  const accepted = [expect.stringMatching(/^accepted, because it was live before: \/one of articles boasts with/)];
  expect((await writePreviewOf(store, [news])).warnings).toEqual(accepted);
  expect((await promote(request(), [news])).warnings).toEqual(accepted);
});
