import { randomBytes } from 'node:crypto';
import { promoteUnchecked } from '../testing/promoteUnchecked.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { promote } from './promote.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);

const good = `'<h1>' + slug + '</h1>'`;
const long = `/${'a'.repeat(80)}`;
const request = () => ({ store, kind: 'promote', why: 'test' }) as const;
const noise = (bytes: number) => randomBytes(bytes).toString('base64');
type Files = Readonly<Record<string, string>>;
const publishArticles = (body: string, paths = ['/one'], files?: Files) =>
  publish(store, 'articles', articlesBuild(body), paths, files);
const publishNews = (text = '') => publish(store, 'news', articlesBuild(`'${text}'`), []);
const publishShell = (build = shellBuild) => publish(store, 'shell', build, []);

test.each<[string, string, Files, RegExp]>([
  ['whose text is refused', `{ html: ${good}, text: 'The best articles' }`, {}, /\/one of articles boasts with/],
  ['with a dead image', `{ html: ${good}, images: ['/lost.svg'] }`, {}, /\/one of articles shows \/lost\.svg, /],
  ['above a budget', good, { 'remoteEntry.js': noise(9000) }, /articles takes \d+ bytes for the entry of \/one, /],
])('a page %s today returns in a rollback, with a warning', async (_, body, files, fault) => {
  const older = await publishArticles(body, ['/one'], { ...files, 'entry.js': 'entry' });
  await promoteUnchecked(store, [await publishShell(), older]);
  await promote(request(), [await publishArticles(good)]);
  await promote(request(), [await publishNews()]);
  const back = await rollBack({ store, app: 'articles' });
  expect(back.composition.apps['articles']?.version).toBe(older.version);
  expect(back.warnings).toEqual([
    expect.stringMatching(RegExp(`^accepted, because it was live before: ${fault.source}`)),
  ]);
});

test('a release whose styles are refused today stays live beside others, and returns in a rollback', async () => {
  const older = await publishArticles(good, ['/one'], { 'entry.js': 'entry', 'all.css': 'h1 { color: red }' });
  await promoteUnchecked(store, [await publishShell(), older]);
  await promote(request(), [await publishNews()]);
  await promote(request(), [await publishArticles(good)]);
  const back = await rollBack({ store, app: 'articles' });
  expect(back.composition.apps['articles']?.version).toBe(older.version);
});

test('a rule that is not newer, but broken by a shell with which a page was never live, refuses a rollback', async () => {
  await promoteUnchecked(store, [await publishShell(), await publishArticles(`{ html: '', mainHeadings: [] }`)]);
  await promote(request(), [await publishArticles(good)]);
  await promote(request(), [await publishShell(`${shellBuild} // changed`)]);
  await expect(rollBack({ store, app: 'articles' })).rejects.toThrow('/one of articles has no main heading');
});

test('a title that is refused today does not block another app', async () => {
  await promoteUnchecked(store, [await publishShell(), await publishArticles(good, [long])]);
  const { warnings } = await promote(request(), [await publishNews()]);
  expect(warnings).toEqual([
    expect.stringMatching(/^accepted, because it was live before: the title of \/a+ in articles /),
  ]);
});

test('a new release keeps the rules for its own pages, and for those of all apps if it is the shell', async () => {
  const boast = (text: string) => `{ html: ${good}, text: 'The best ${text}' }`;
  await promoteUnchecked(store, [await publishShell(), await publishArticles(boast('articles'))]);
  const refusal = '/one of articles boasts with "best": say in plain words what is true';
  await expect(promote(request(), [await publishArticles(boast('journals'))])).rejects.toThrow(refusal);
  await expect(promote(request(), [await publishShell(`${shellBuild} // changed`)])).rejects.toThrow(refusal);
});
