import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { fileCache } from './fileCache.ts';

const checkout = join(__dirname, '../..');
const inputs = [
  'package-lock.json',
  'remote-legal/webpack.config.ts',
  'platform/webpack/baseConfig.ts',
  'platform/tsconfig/build.json',
  'shared/contract/content/RichTree.ts',
  'shared/ui/art/icons/iconPaths.ts',
];
const before = { ...process.env };
const copy = scratchFolder(beforeEach, afterEach);
const other = scratchFolder(beforeEach, afterEach);
beforeEach(() => {
  delete process.env['CI'];
  for (const folder of [copy, other]) for (const file of inputs) cpSync(join(checkout, file), join(folder, file));
});
afterEach(() => {
  process.env = { ...before };
});

const versionIn = (folder: string) =>
  Object(fileCache({ name: 'legal', root: join(folder, 'remote-legal') }, 'node-production')).version;

test.each(inputs)('a change of %s empties the cache', (file) => {
  const version = versionIn(copy);
  expect(versionIn(copy)).toBe(version);
  appendFileSync(join(copy, file), '\n');
  expect(versionIn(copy)).not.toBe(version);
});

test('a copy of a checkout does not use the cache of the original', () => {
  expect(versionIn(copy)).not.toBe(versionIn(other));
});

test('a build in CI keeps its cache in memory', () => {
  process.env['CI'] = 'true';
  expect(fileCache({ name: 'legal', root: join(checkout, 'remote-legal') }, 'node-production')).toEqual({
    type: 'memory',
  });
});
