import { Disk, MemoryStore } from '../testing/MemoryStore.ts';
import { publish, shellBuild } from '../testing/tinySite.ts';
import { addBase, addBaseToRelease } from './addBase.ts';
import { integrityOf } from './hash.ts';
import { readStored } from './readStored.ts';

test('the addresses of files get the base in every place where they stand', () => {
  for (const [before, after] of [
    ['<script src="/apps/a/1/main.js">', '<script src="/project/apps/a/1/main.js">'],
    [
      'srcset="/apps/a/1/a.svg 1x, /apps/a/1/b.svg 2x"',
      'srcset="/project/apps/a/1/a.svg 1x, /project/apps/a/1/b.svg 2x"',
    ],
    ['url(/apps/a/1/a.woff2)', 'url(/project/apps/a/1/a.woff2)'],
    ['t=>`/apps/`+t', 't=>`/project/apps/`+t'],
    ['d=/^\\/apps\\/[\\w-]+/', 'd=/^\\/project\\/apps\\/[\\w-]+/'],
    ['<link rel="icon" href="/favicon.ico">', '<link rel="icon" href="/project/favicon.ico">'],
  ] as const) {
    expect(addBase(before, '/project')).toBe(after);
    expect(addBase(after, '/project')).toBe(after);
  }
});

test('a dot in the base is a dot in the pattern of scripts', () => {
  const text = addBase('/^\\/apps\\/x$/', '/a.b');
  expect(text).toBe('/^\\/a\\.b\\/apps\\/x$/');
});

test('addresses of other sites and links of pages stay as they are', () => {
  const html = '<a href="https://other.example/apps/x">A</a><a href="/about">B</a><p>of/apps/and</p>';
  expect(addBase(html, '/project')).toBe(html);
});

test('the entry of a release gets the new hashes of the files whose addresses change', async () => {
  const store = new MemoryStore(new Disk());
  const chunk = 'fetch("/apps/legal/1/a.svg")';
  const files = { 'entry.js': `hashes={"a":"${integrityOf(chunk)}"}`, 'a.js': chunk, 'b.js': 'b()' };
  const release = await publish(store, 'legal', shellBuild, [], files);
  const { release: copy, contents } = await addBaseToRelease(release, readStored(store, release), '/project');
  expect(String(contents.get('entry.js'))).toBe(
    `hashes={"a":"${integrityOf('fetch("/project/apps/legal/1/a.svg")')}"}`,
  );
  expect(copy.files['b.js']).toEqual(release.files['b.js']);
  for (const [file, bytes] of contents) expect(copy.files[file]?.integrity).toBe(integrityOf(bytes));
});
