import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ScratchStore } from '../testing/ScratchStore.ts';
import { promoteTinySite } from '../testing/tinySite.ts';
import { changeLive } from './changeLive.ts';
import { draftDisabled } from './draftDisabled.ts';
import { draftRetirement } from './draftRetirement.ts';
import { readLive } from './readLive.ts';
import { rollBack } from './rollBack.ts';

const store = ScratchStore.between(beforeEach, afterEach);

test('disable, enable, retire and rollback run no code of the remote', async () => {
  const witness = join(store.name, 'runs.txt');
  const runs = () => (existsSync(witness) ? readFileSync(witness, 'utf8').length : 0);
  const body = `(require('node:fs').appendFileSync(${JSON.stringify(witness)}, '.'), '<h1>' + slug + ' – ü</h1>')`;
  const { composition: first } = await promoteTinySite(store, body, ['/one', '/two']);
  const before = runs();
  expect(before).toBeGreaterThan(0);
  const page = async () => (await store.get(`pages/${(await readLive(store)).composition.id}/one.html`))?.toString();
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
  await rollBack({ store, app: undefined, to: disabled.entry.serial, why: undefined });
  await changeLive({ store, kind: 'retire', why: 'test' }, (log) => draftRetirement(store, log, 'articles'));
  await rollBack({ store, app: undefined, to: undefined, why: undefined });
  expect(runs()).toBe(before);
});
