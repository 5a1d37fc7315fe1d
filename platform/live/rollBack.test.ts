import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { prune } from './prune.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

let store: ScratchStore;
beforeEach(async () => {
  store = await ScratchStore.create();
});
afterEach(() => store.destroy());

const paths = ['/one', '/two'];
const bodyOf = (text: string) => `'<h1>${text} ' + slug + '</h1>'`;
const promoteSite = (text: string) => promoteTinySite(store, bodyOf(text), paths);
const wholeSite = { app: undefined, to: undefined, why: undefined };

test('an app goes back to a release that was published again after a prune', async () => {
  await promoteSite('First');
  await promoteSite('Second');
  await prune(store, new Date(Date.now() + 1000));
  const articles = { ...wholeSite, store, app: 'articles' };
  await expect(rollBack(articles)).rejects.toThrow('articles has no earlier state');
  const { version } = await publish(store, 'articles', articlesBuild(bodyOf('First')), paths);
  expect((await rollBack(articles)).composition.apps).toMatchObject({ articles: { version } });
  expect((await verify(store)).problems).toEqual([]);
});

test('the site goes back although the live composition is lost', async () => {
  const first = await promoteSite('First');
  const second = await promoteSite('Second');
  await store.remove([`compositions/${second.composition.id}.json`]);
  expect((await verify(store)).problems[0]).toContain('"site rollback" leads to one that is whole');
  expect((await rollBack({ store, ...wholeSite })).composition.id).toBe(first.composition.id);
  expect((await verify(store)).problems).toEqual([]);
});
