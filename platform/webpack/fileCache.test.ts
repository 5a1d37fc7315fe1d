import { fileCache } from './fileCache.ts';

test('a copy of a checkout does not use the cache of the original', () => {
  const versions = ['/before/remote-legal', '/after/remote-legal'].map((root) =>
    Object(fileCache({ name: 'legal', root }, 'node-production')),
  );
  expect(versions[0].version).not.toEqual(versions[1].version);
});
