import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { rollBack } from './rollBack.ts';
import { verify } from './verify.ts';

jest.mock('./keptCompositions.ts', () => ({ keptCompositions: () => 2 }));

// On a busy disk, which syncs every file, a test takes several seconds.
jest.setTimeout(60_000);

const store = ScratchStore.between(beforeEach, afterEach);

const promoteSite = (text: string) => promoteTinySite(store, `'<h1>${text}</h1>'`, ['/one']);
const rollBackTo = (to: number) => rollBack({ store, app: undefined, to, why: undefined });
const storedPages = async () => [...new Set((await store.list('pages/')).map((key) => key.split('/')[1]))];

test('the newest compositions keep their pages, and a rollback puts older ones together again without rendering', async () => {
  const promoted = [];
  for (const text of ['First', 'Second', 'Third', 'Fourth']) promoted.push((await promoteSite(text)).composition);
  const [first, , third, fourth] = promoted;
  expect((await storedPages()).sort()).toEqual([third?.id, fourth?.id].sort());
  expect(await rollBackTo(3)).toMatchObject({ rendered: 0, composition: { id: third?.id } });
  const back = await rollBackTo(1);
  expect(back).toMatchObject({ rendered: 0, reused: 2 });
  expect(back.composition.apps).toEqual(first?.apps);
  expect(String(await store.get(`pages/${back.composition.id}/one.html`))).toContain('<h1>First</h1>');
  expect(await storedPages()).toHaveLength(2);
  expect((await verify(store, false)).problems).toEqual([]);
});

test('a rollback to a composition whose pages another promotion is removing renders them under another name', async () => {
  const { composition } = await promoteSite('First');
  await promoteSite('Second');
  let back: Awaited<ReturnType<typeof rollBackTo>> | undefined;
  // The third promotion has its number and removes the pages of the first next.
  const list = jest.spyOn(store, 'list').mockImplementation(async (prefix) => {
    if (prefix !== `pages/${composition.id}/` || back) return await ScratchStore.prototype.list.call(store, prefix);
    list.mockRestore();
    back = await rollBackTo(1);
    return await store.list(prefix);
  });
  await promoteSite('Third');
  expect(back?.composition.id).not.toBe(composition.id);
  expect((await verify(store, false)).problems).toEqual([]);
});
