import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { journals } from '@mirqam/shared/contract/journals';
import { contentFiles } from './contentFiles.ts';

const folder = join(process.cwd(), 'remote-journals/src/content');

test.each(journals)('the content files of $value are exactly those of its menu', ({ value, list }) => {
  const files = readdirSync(join(folder, value));
  expect(files.sort()).toEqual(list.map(({ slug }) => `${slug}.ts`).sort());
});

test('each name loads the content file of that name', async () => {
  const loaded = await Promise.all(
    Object.entries(contentFiles).map(async ([name, load]) => [name, (await load()).content.section1.img]),
  );
  expect(loaded).toEqual(Object.keys(contentFiles).map((name) => [name, `${name.replace('-', '/')}-1`]));
});
