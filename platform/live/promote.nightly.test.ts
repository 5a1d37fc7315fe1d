import { openTrial } from '../store/openTrial.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { writeMissingPages } from './change/changeLive.ts';
import { draftPromotion } from './promote.ts';

const store = ScratchStore.between(beforeEach, afterEach);

// Threads, which render a site of this size, open the store themselves and would write.
test('a trial of a large site checks every page and writes nothing', async () => {
  const paths = Array.from({ length: 201 }, (_, index) => `/article-${index}`);
  const draftOf = async (body: string) => {
    const releases = [await publish(store, 'shell', shellBuild, [])];
    releases.push(await publish(store, 'articles', articlesBuild(body), paths));
    return await draftPromotion(store, [], releases);
  };
  const good = await draftOf("'<h1>' + slug + '</h1>'");
  const bad = await draftOf("slug === 'article-200' ? { html: '', mainHeadings: [] } : '<h1>x</h1>'");
  const before = await store.list('');
  const trial = openTrial(store);
  expect(await writeMissingPages({ store: trial }, good, [])).toMatchObject({ rendered: 202 });
  await expect(writeMissingPages({ store: trial }, bad, [])).rejects.toThrow(
    '/article-200 of articles has no main heading',
  );
  expect(await store.list('')).toEqual(before);
});
