import { compositionHash, readComposition } from '../compose/compositions.ts';
import { forms } from '../release/compress.ts';
import { objectKey } from '../release/objects.ts';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { changeLive } from './change/changeLive.ts';
import { draftPromotion, promote } from './promote.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);

/** Promotes as a checkout with another security policy does: the live releases, or a new one. */
const promoteElsewhere = (text?: string) =>
  changeLive(request(), async (log) => {
    const names =
      text === undefined ? [] : [await publish(store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one'])];
    const draft = await draftPromotion(store, log, names);
    const content = { ...draft.composition, platform: '0'.repeat(32) };
    return { ...draft, composition: { ...content, id: compositionHash(content) } };
  });
const request = () => ({ store, kind: 'promote', why: 'test' }) as const;

test('a promotion after a change of the platform writes every page again, and a rollback brings the earlier ones back', async () => {
  await promoteTinySite(store, `'<h1>First</h1>'`, ['/one', '/two']);
  expect((await promote(request(), [])).isNew).toBe(false);
  const earlier = await promoteElsewhere();
  expect(earlier).toMatchObject({ isNew: true, reused: 0 });

  const warnings = ['the security policy, headers or files at the root differ from those that were live'];
  expect(await promote(request(), [])).toMatchObject({ rendered: 0, reused: 0, warnings });
  expect((await rollBack({ store, to: earlier.entry.serial })).composition).toEqual(earlier.composition);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a rollback to a state whose pages are not kept has the name of the platform that writes them', async () => {
  await promoteTinySite(store, `'<h1>First</h1>'`, ['/one']);
  const earlier = await promoteElsewhere('Second');
  await promoteTinySite(store, `'<h1>Third</h1>'`, ['/one']);
  const { pages } = await readComposition(store, earlier.entry);
  await store.remove(Object.values(pages).flatMap((page) => forms.map((form) => objectKey(page, form))));
  const { composition } = await rollBack({ store, to: earlier.entry.serial });
  expect(composition.apps).toEqual(earlier.composition.apps);
  expect(composition.platform).not.toBe(earlier.composition.platform);
  expect((await promote(request(), [])).isNew).toBe(false);
});
