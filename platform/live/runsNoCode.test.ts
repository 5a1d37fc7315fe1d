import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { changeLive } from './change/changeLive.ts';
import { draftDisabled, draftRetirement } from './change/draftOf.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('disable, enable, retire and rollback run no code of the remote', async () => {
  const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const runs = () => print.mock.calls.filter(([text]) => text === 'ran\n').length;
  const body = `(console.log('ran'), '<h1>' + slug + ' – ü</h1>')`;
  const { composition: first } = await promoteTinySite(store, body, ['/one', '/two']);
  const before = runs();
  expect(before).toBeGreaterThan(0);
  const page = async () => (await store.get('current/one.html'))?.toString();
  const whole = await page();

  const setDisabled = (isDisabled: boolean) =>
    changeLive({ store, kind: isDisabled ? 'disable' : 'enable', why: 'test' }, (log) =>
      draftDisabled(store, log, 'articles', isDisabled),
    );
  const disabled = await setDisabled(true);
  expect(disabled.composition.id).not.toBe(first.id);
  expect(runs()).toBe(before);
  expect(await page()).toContain('<body><h1>one – ü</h1></body>');
  await setDisabled(false);
  expect(runs()).toBe(before);
  expect(await page()).toBe(whole);
  await rollBack({ store, to: disabled.entry.serial });
  await changeLive({ store, kind: 'retire', why: 'test' }, (log) => draftRetirement(store, log, 'articles'));
  await rollBack({ store });
  expect(runs()).toBe(before);
  print.mockRestore();
});
