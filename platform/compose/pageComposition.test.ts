import type { ShownMenus } from '@mirqam/shared/contract/Menu';
import { canonicalJson } from '../release/hash.ts';
import { parseStoredComposition } from '../release/schemas.ts';
import { pageComposition } from './pageComposition.ts';

test('a page carries the same bytes for a fresh composition and for one read back from the store', () => {
  const fresh = {
    id: '0123456789',
    apps: {
      legal: {
        version: '1.0.0-0123456789',
        releaseHash: `sha256-${'A'.repeat(43)}=`,
        menus: { header: [['Legal', '/legal', 1] as const], footer: [['Legal', '/legal', 2] as const] },
      },
    },
  };
  const stored = parseStoredComposition(canonicalJson(fresh), 'a test');
  expect(JSON.stringify(pageComposition(stored))).toBe(JSON.stringify(pageComposition(fresh)));
});

test('a page does not carry the hash of a description, which no visitor fetches', () => {
  const legal = { version: '1.0.0-0123456789', releaseHash: `sha256-${'A'.repeat(43)}=` };
  expect(pageComposition({ id: '0123456789', apps: { legal } }).apps).toEqual({ legal: { version: legal.version } });
});

test('a page carries the menu file of an app unless it shows all menus in it whole', () => {
  const integrity = `sha256-${'A'.repeat(43)}=`;
  const menuFile = ['menus.js', integrity, 'topics'] as const;
  const apps = {
    legal: { version: '1.0.0-0123456789', menuFile, menus: { topics: [['Topic', '/topic', 1] as const] } },
  };
  const carried = (shows: ShownMenus) => pageComposition({ id: '0123456789', apps }, shows).apps['legal']?.menuFile;
  expect([carried({}), carried({ topics: 'labels' })]).toEqual([menuFile, menuFile]);
  expect(carried({ topics: 'cards' })).toBeUndefined();
});
