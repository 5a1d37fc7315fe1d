import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { placeOfCause } from './placeOfCause.ts';

const root = scratchFolder(beforeEach, afterEach);
const page = 'pages/NewsPage.tsx';
const message = (causes: string) =>
  `/news of news cannot be rendered: its <p> differs with ${causes}, as in "a" and "b": do not read the clock`;
const place = (causes: string) => placeOfCause({ name: 'news', root }, page, message(causes));

async function write(files: Readonly<Record<string, string>>) {
  for (const [file, code] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'src', file)), { recursive: true });
    await writeFile(join(root, 'src', file), code);
  }
}

test('the line is that of the only file that reads the clock', async () => {
  await write({
    [page]: '<Today />\n',
    'components/Today.tsx': 'const now =\n  Date.now();\n',
    'a.test.ts': 'Date.now()',
  });
  expect(await place('the clock')).toMatch(/src\/components\/Today\.tsx:2$/);
});

test('the page itself goes before other files', async () => {
  await write({ [page]: '{count.toLocaleString()}', 'components/Other.tsx': 'a.localeCompare(b)' });
  expect(await place('the time zone and the locale')).toMatch(/src\/pages\/NewsPage\.tsx:1$/);
});

test('no line is named if several files may be the cause, or none', async () => {
  await write({ 'components/One.tsx': 'Math.random()', 'components/Other.tsx': 'Math.random()' });
  expect(await place('random numbers')).toBeUndefined();
  expect(await place('a window')).toBeUndefined();
});
