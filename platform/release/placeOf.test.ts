import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { placeOf } from './placeOf.ts';

const root = join(scratchFolder(beforeEach, afterEach), 'remote-news');
beforeEach(async () => {
  await mkdir(join(root, 'src/content'), { recursive: true });
  await writeFile(join(root, 'src/content/today.ts'), "export const today = {\n  title: 'The reader\\'s day',\n};\n");
  await writeFile(join(root, 'src/routes.test.ts'), "test('Elsewhere');\n");
});

test('a string is found in its file and line', async () => {
  expect(await placeOf({ name: 'news', root }, "The reader's day")).toBe('remote-news/src/content/today.ts:2');
});

test.each(['The reader', 'Elsewhere'])('"%s", which no source has as a string, leads to the routes', async (text) => {
  expect(await placeOf({ name: 'news', root }, text)).toBe('remote-news/src/routes.ts');
});
