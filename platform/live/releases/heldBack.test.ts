import type { ReleaseName } from '../../release/publications.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { articlesBuild, promoteTinySite, publish } from '../../testing/tinySite.ts';
import { changeLive } from '../change/changeLive.ts';
import { draftRetirement } from '../change/draftOf.ts';
import { readLog } from '../log.ts';
import { promote } from '../promote.ts';
import { rollBack } from '../rollBack.ts';
import { thaw } from '../takeBack.ts';
import { releasesToDeploy } from './heldBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);

const promoteSite = async (text: string) => {
  const { composition } = await promoteTinySite(store, `'<h1>${text}</h1>'`, ['/one']);
  return { app: 'articles', version: composition.apps['articles']?.version ?? '' };
};
const chosen = async (...releases: readonly ReleaseName[]) => releasesToDeploy(await readLog(store), releases);

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
  await rollBack({ store });
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await promote({ store, kind: 'promote', why: 'test' }, [news]);
  const third = { ...second, version: '1.0.0-0000000000' };
  expect(await chosen(second, third)).toEqual([third]);
  await thaw(store, second, 'a false alarm');
  expect(await chosen(second)).toEqual([second]);
});

test('a deploy does not undo a rollback that comes while it renders', async () => {
  const first = await promoteSite('First');
  const second = await publish(store, 'articles', articlesBuild(`'<h1>Second</h1>'`), ['/one']);
  const request = { store, kind: 'promote', why: 'test' } as const;
  store.before('claim', async () => {
    await promote(request, [second]);
    await rollBack({ store });
  });
  const { composition } = await promote(request, () => chosen(second));
  expect(composition.apps['articles']?.version).toBe(first.version);
});

test('a deploy brings back no release of a retired app, not even a new one', async () => {
  const first = await promoteSite('First');
  await changeLive({ store, kind: 'retire', why: 'test' }, (log) => draftRetirement(store, log, 'articles'));
  const other = { ...first, version: '1.0.0-0000000000' };
  expect(await chosen(first, other)).toEqual([]);
  await promoteSite('First');
  expect(await chosen(other)).toEqual([other]);
  await rollBack({ store });
  expect(await chosen(first, other)).toEqual([]);
});
