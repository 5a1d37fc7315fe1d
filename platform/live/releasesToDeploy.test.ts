import { ScratchStore } from '../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../testing/tinySite.ts';
import { changeLive } from './changeLive.ts';
import { draftRetirement } from './draftRetirement.ts';
import { readHistory } from './history.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { releasesToDeploy } from './releasesToDeploy.ts';
import { rollBack } from './rollBack.ts';

let store: ScratchStore;
beforeEach(async () => {
  store = await ScratchStore.create();
});
afterEach(() => store.destroy());

const promoteSite = async (text: string) => {
  const { composition } = await promoteTinySite(store, `'<h1>${text}</h1>'`, ['/one']);
  return { app: 'articles', version: composition.apps['articles']?.version ?? '' };
};
const chosen = async (...releases: Parameters<typeof releasesToDeploy>[1]) =>
  releasesToDeploy(await readHistory(store), releases);

test('a deploy makes live what has never been live, and nothing that is live', async () => {
  const first = { app: 'articles', version: '1.0.0-0000000000' };
  expect(await chosen(first)).toEqual([first]);
  const live = await promoteSite('First');
  expect(await chosen(live, first)).toEqual([first]);
});

test('a deploy of sources that came back, as after "git revert", makes their release live again', async () => {
  const first = await promoteSite('First');
  await promoteSite('Second');
  expect(await chosen(first)).toEqual([first]);
});

test('a deploy leaves alone what a rollback has replaced, whatever others do after it', async () => {
  await promoteSite('First');
  const second = await promoteSite('Second');
  await rollBack({ store, app: undefined, to: undefined, why: undefined });
  await prune(store, new Date(0));
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await promote({ store, kind: 'promote', why: 'test' }, [news]);
  const third = { ...second, version: '1.0.0-0000000000' };
  expect(await chosen(second, third)).toEqual([third]);
});

test('a deploy brings back no release of a retired app, not even a new one', async () => {
  const first = await promoteSite('First');
  await changeLive({ store, kind: 'retire', why: 'test' }, (log) => draftRetirement(store, log, 'articles'));
  expect(await chosen(first, { ...first, version: '1.0.0-0000000000' })).toEqual([]);
  await promoteSite('First');
  expect(await chosen({ ...first, version: '1.0.0-0000000000' })).toHaveLength(1);
});
