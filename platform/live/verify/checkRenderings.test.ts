import { findComposition } from '../../compose/compositions.ts';
import { renderingKey } from '../../compose/renderings.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { prune } from '../prune.ts';
import { rollBack } from '../rollBack.ts';
import { verify } from '../verify.ts';

const store = ScratchStore.between(beforeEach, afterEach);

const promoteSite = async (text: string) => {
  const { composition } = await promoteTinySite(store, `'<h1>' + (slug === 'one' ? '${text}' : slug) + '</h1>'`, [
    '/one',
    '/two',
  ]);
  return Object.values((await findComposition(store, composition.id))?.renderings ?? {}).map(renderingKey);
};

test('a damaged rendering is reported, and a repair removes it, because its page can be rendered again', async () => {
  const [damaged = ''] = await promoteSite('First');
  for (const text of ['Second', 'Third', 'Fourth', 'Fifth']) await promoteSite(text);
  await store.replace(damaged, Buffer.from('damaged'));
  expect(await verify(store, false)).toMatchObject({
    problems: [`${damaged} is damaged: run "site verify --repair"`],
    checked: { renderings: 11 },
  });
  expect(await verify(store, true)).toMatchObject({
    problems: [],
    repaired: [`${damaged} was damaged, and is removed`],
  });
  expect(await rollBack({ store, app: undefined, to: 1, why: undefined })).toMatchObject({ rendered: 1, reused: 2 });
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a foreign file among the renderings is reported and left alone', async () => {
  await promoteSite('First');
  await store.put('renderings/foreign.html', Buffer.from('foreign'));
  const problems = ['renderings/foreign.html is not a rendering: find out who wrote it, and remove it'];
  expect(await verify(store, true)).toMatchObject({ problems, repaired: [] });
});

test('a prune removes the renderings that no composition shows', async () => {
  const first = await promoteSite('First');
  const second = await promoteSite('Second');
  expect((await store.list('renderings/')).length).toBe(new Set([...first, ...second]).size);
  await prune(store, new Date(Date.now() + 1000));
  expect(await store.list('renderings/')).toEqual([...second].sort());
});
