import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { shortClassNames } from './shortClassNames.ts';

const folder = scratchFolder(beforeEach, afterEach);

/** The class names of a stylesheet in a build. */
async function build(classes: readonly string[], file = 'Card.module.css'): Promise<readonly string[]> {
  const resourcePath = join(folder, file);
  await writeFile(resourcePath, classes.map((name) => `.${name} {}`).join('\n'));
  const nameOf = shortClassNames();
  const stylesheet = { resourcePath };
  return classes.map((name) => nameOf(stylesheet, '', name));
}

test('names are numbered within their file, and a class keeps its name', async () => {
  const [first, second, again] = await build(['card', 'title', 'card']);
  expect(first).toMatch(/^[a-zA-Z]{4}0$/);
  expect(second).toBe(`${first?.slice(0, 4)}1`);
  expect(again).toBe(first);
});

test('a file has the same names in every build', async () => {
  expect(await build(['card', 'title'])).toEqual(await build(['card', 'title']));
});

test('another version of a file and another file with the same text share none of its names', async () => {
  const names = await build(['card', 'title']);
  for (const others of [await build(['badge', 'card', 'title']), await build(['card', 'title'], 'Panel.module.css')]) {
    expect(names.filter((name) => others.includes(name))).toEqual([]);
  }
});

test('a file has the same names wherever its package is installed', async () => {
  const names = [];
  for (const place of ['shared', 'node_modules/@mirqam/shared']) {
    await mkdir(join(folder, place, 'ui'), { recursive: true });
    await writeFile(join(folder, place, 'package.json'), '{ "name": "@mirqam/shared" }');
    names.push(await build(['card', 'title'], `${place}/ui/Card.module.css`));
  }
  expect(names[0]).toEqual(names[1]);
});

test('no two files of the site share their letters', async () => {
  const workspace = join(import.meta.dirname, '../..');
  const nameOf = shortClassNames();
  const letters: string[] = [];
  for (const place of ['shared', 'shell/src', 'remote-journals/src', 'remote-legal/src', 'remote-marketing/src']) {
    for (const file of await readdir(join(workspace, place), { recursive: true })) {
      if (!file.endsWith('.module.css')) continue;
      letters.push(nameOf({ resourcePath: join(workspace, place, file) }, '', 'any').slice(0, 4));
    }
  }
  expect(letters.length).toBeGreaterThan(50);
  expect(new Set(letters).size).toBe(letters.length);
});
