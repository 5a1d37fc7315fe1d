import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from './placeOf.ts';

let root: string;
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'place-')), 'remote-news');
  await mkdir(join(root, 'src/content'), { recursive: true });
  await writeFile(join(root, 'src/content/today.ts'), "export const today = {\n  title: 'The reader\\'s day',\n};\n");
  await writeFile(join(root, 'src/routes.test.ts'), "test('Elsewhere');\n");
});
afterEach(() => rm(join(root, '..'), { recursive: true }));

test('a string is found in its file and line', async () => {
  expect(await placeOf({ name: 'news', root }, "The reader's day")).toBe('remote-news/src/content/today.ts:2');
});

test.each(['The reader', 'Elsewhere'])('"%s", which no source has as a string, leads to the routes', async (text) => {
  expect(await placeOf({ name: 'news', root }, text)).toBe('remote-news/src/routes.ts');
});
