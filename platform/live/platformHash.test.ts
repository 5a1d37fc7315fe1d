import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { changeLive } from './changeLive.ts';
import { nameComposition } from './compositionNames.ts';
import { draftPromotion, promote } from './promote.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

let store: ScratchStore;
beforeEach(async () => {
  store = await ScratchStore.create();
});
afterEach(() => store.destroy());

test('a promotion after a change of the platform writes every page again, and a rollback brings the earlier ones back', async () => {
  await promoteTinySite(store, `'<h1>First</h1>'`, ['/one', '/two']);
  const request = { store, kind: 'promote', why: 'test' } as const;
  expect((await promote(request, [])).isNew).toBe(false);
  // What a checkout with another security policy has made live.
  const earlier = await changeLive(request, async (log) => {
    const draft = await draftPromotion(store, log, []);
    return { ...draft, composition: nameComposition({ ...draft.composition, platform: '0'.repeat(32) }, log) };
  });
  expect(earlier).toMatchObject({ isNew: true, reused: 0 });

  expect(await promote(request, [])).toMatchObject({ rendered: 0, reused: 0 });
  expect((await rollBack({ store, app: undefined, to: earlier.entry.serial, why: undefined })).composition).toEqual(
    earlier.composition,
  );
  expect((await verify(store, false)).problems).toEqual([]);
});
