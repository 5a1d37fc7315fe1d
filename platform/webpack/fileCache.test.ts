import { appendFileSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileCache } from './fileCache.ts';

const checkout = join(__dirname, '../..');
const inputs = [
  'package-lock.json',
  'remote-legal/webpack.config.ts',
  'platform/webpack/rules.ts',
  'platform/tsconfig/build.json',
  'shared/contract/content/RichTree.ts',
  'shared/ui/art/icons/iconPaths.ts',
];
const isCI = process.env['CI'];
let copies: readonly string[];
beforeEach(() => {
  delete process.env['CI'];
  copies = [1, 2].map(() => realpathSync(mkdtempSync(join(tmpdir(), 'cache-'))));
  for (const copy of copies) for (const file of inputs) cpSync(join(checkout, file), join(copy, file));
});
afterEach(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
  if (isCI) process.env['CI'] = isCI;
});

const versionIn = (copy = '') =>
  Object(fileCache({ name: 'legal', root: join(copy, 'remote-legal') }, 'node-production')).version;

test.each(inputs)('a change of %s empties the cache', (file) => {
  const [copy = ''] = copies;
  const before = versionIn(copy);
  expect(versionIn(copy)).toBe(before);
  appendFileSync(join(copy, file), '\n');
  expect(versionIn(copy)).not.toBe(before);
});

test('a copy of a checkout does not use the cache of the original', () => {
  const [original, copy] = copies.map(versionIn);
  expect(copy).not.toBe(original);
});

test('a build in CI keeps its cache in memory', () => {
  process.env['CI'] = 'true';
  expect(fileCache({ name: 'legal', root: join(checkout, 'remote-legal') }, 'node-production')).toEqual({
    type: 'memory',
  });
});
