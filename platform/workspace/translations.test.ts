import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { recordTranslations, staleTranslations } from './translations.ts';

const folder = scratchFolder(beforeEach, afterEach);
const app = () => ({ name: 'news', root: join(folder, 'remote-news') });

async function write(file: string, text: string) {
  const path = join(app().root, 'src/content', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
beforeEach(async () => {
  await write('about.ts', "export const about = 'About';\n");
  await write('ar/about.ts', "export const about = 'عنّا';\n");
  await write('ar/ownWords.ts', "export const ownWords = 'كلمات';\n");
});

const stale = (age: string) => [`remote-news/src/content/ar/about.ts translates ${age} about.ts`];

test('a translation is stale until it is recorded, and once its English has changed', async () => {
  expect(staleTranslations(app())).toEqual(stale('an unrecorded'));
  expect(recordTranslations(app())).toBe(1);
  expect(staleTranslations(app())).toEqual([]);
  await write('about.ts', "export const about = 'About us';\n");
  expect(staleTranslations(app())).toEqual(stale('an earlier'));
});

test('a change of the translation alone leaves its record as it is', async () => {
  recordTranslations(app());
  const record = await readFile(join(app().root, 'src/content/ar/translated.json'), 'utf8');
  await write('ar/about.ts', "export const about = 'من نحن';\n");
  recordTranslations(app());
  expect(await readFile(join(app().root, 'src/content/ar/translated.json'), 'utf8')).toBe(record);
});

test('an app without translations has none that are stale', () => {
  expect(staleTranslations({ name: 'legal', root: join(folder, 'remote-legal') })).toEqual([]);
});
