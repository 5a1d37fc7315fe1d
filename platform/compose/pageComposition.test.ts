import { canonicalJson } from '../release/hash.ts';
import { parseStoredComposition } from '../release/schemas.ts';
import { pageComposition } from './pageComposition.ts';

test('a page carries the same bytes for a fresh composition and for one read back from the store', () => {
  const fresh = {
    id: '0123456789',
    apps: {
      legal: {
        version: '1.0.0-0123456789',
        menus: { header: [['Legal', '/legal', 1] as const], footer: [['Legal', '/legal', 2] as const] },
      },
    },
  };
  const stored = parseStoredComposition(canonicalJson(fresh), 'a test');
  expect(JSON.stringify(pageComposition(stored))).toBe(JSON.stringify(pageComposition(fresh)));
});
