import { ScratchStore } from '../../testing/ScratchStore.ts';
import { sweepAll } from '../../testing/sweepAll.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { readHistory } from './history.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('the history knows the releases of a composition that has been pruned', async () => {
  const first = await promoteTinySite(store, `'<h1>First</h1>'`, ['/one']);
  await promoteTinySite(store, `'<h1>Second</h1>'`, ['/one']);
  await sweepAll(store);
  const [state] = await readHistory(store);
  expect(state?.apps).toEqual({});
  const { version = '' } = first.composition.apps['articles'] ?? {};
  expect(state?.versions['articles']).toBe(version);
});
