import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { inputsFile, swapBuilds } from './swapBuilds.ts';

const root = scratchFolder(beforeEach, afterEach);
const folder = join(root, 'dist');
const kept = join(root, 'kept');

async function build(inputs: string, age = 0) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'main.js'), `built from ${inputs}`);
  await writeFile(join(folder, inputsFile), inputs);
  await utimes(join(folder, inputsFile), new Date(1_000_000 - age), new Date(1_000_000 - age));
}
const built = async () => await readFile(join(folder, 'main.js'), 'utf8').catch(() => undefined);

test('a switched branch and the way back build nothing again', async () => {
  await build('one');
  await swapBuilds(folder, kept, 'two');
  expect(await built()).toBeUndefined();
  await build('two');
  await swapBuilds(folder, kept, 'one');
  expect(await built()).toBe('built from one');
  await swapBuilds(folder, kept, 'two');
  expect(await built()).toBe('built from two');
});

test('a build that was interrupted is not kept', async () => {
  await build('one');
  await rm(join(folder, inputsFile));
  await swapBuilds(folder, kept, 'two');
  expect(await readdir(kept)).toEqual([]);
});

test('the oldest builds are removed', async () => {
  for (const [age, inputs] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    await build(inputs, age * 1000);
    await swapBuilds(folder, kept, 'next');
  }
  expect((await readdir(kept)).sort()).toEqual(['one', 'three', 'two']);
});

test('an earlier build that an interrupted command has removed in part is neither taken nor in the way', async () => {
  await build('one');
  await swapBuilds(folder, kept, 'two');
  await rm(join(kept, 'one', inputsFile));
  await build('two');
  await swapBuilds(folder, kept, 'one');
  expect(await built()).toBeUndefined();
});
