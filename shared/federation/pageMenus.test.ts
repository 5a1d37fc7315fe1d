import type { Composition } from '../contract/Composition.ts';
import type { MenuLink } from '../contract/Menu.ts';
import type {} from './federationGlobals.ts';
import { createPageMenus } from './pageMenus.ts';

const label: MenuLink = ['Find a journal', '/journals/author/find-a-journal', 10, 'Author'];
const card: MenuLink = ['Find a journal', '/journals/author/find-a-journal', 10, 'Author', 'Five titles.', 'compass'];

/** The menus of a page that carries these links of the journals menu; the menu file has all links. */
const carrying = (links?: readonly MenuLink[]): Composition => ({
  id: 'c0ffee0001',
  apps: {
    journals: {
      version: '1.0.0-3f2a9c1b7d',
      menuFile: ['/apps/journals/menus.3f2a9c1b7d42.js', 'sha256-menus', 'journals'],
      ...(links ? { menus: { journals: links } } : {}),
    },
    legal: { version: '1.0.0-9c1b7d3f2a' },
  },
});

const loadFile = jest.fn();
beforeEach(() => {
  globalThis.federationMenus = undefined;
  loadFile.mockReset().mockImplementation(async () => {
    globalThis.federationMenus = { journals: { journals: [card] } };
  });
  globalThis.federationLoadFile = loadFile;
});

test('a menu that the page carries is read at once and loads nothing', async () => {
  const menus = createPageMenus(carrying([label]));
  await menus.load({ journals: 'labels' });
  expect(loadFile).not.toHaveBeenCalled();
  expect(menus.read({ journals: 'labels' })).toEqual({
    journals: [
      {
        value: 'author',
        label: 'Author',
        list: [{ value: 'find-a-journal', label: 'Find a journal', url: '/journals/author/find-a-journal' }],
      },
    ],
  });
});

test('a menu that the page does not carry is loaded once, with the hash that the composition pins', async () => {
  const menus = createPageMenus(carrying());
  await menus.load({ journals: 'cards' });
  await menus.load({ journals: 'labels' });
  expect(loadFile.mock.calls).toEqual([
    [{ app: 'journals', stage: 'chunk', url: '/apps/journals/menus.3f2a9c1b7d42.js', integrity: 'sha256-menus' }],
  ]);
  expect(menus.read({ journals: 'cards' })['journals']?.[0]?.list[0]?.desc).toBe('Five titles.');
});

test('cards are loaded if the page carries only labels', async () => {
  const menus = createPageMenus(carrying([label]));
  await menus.load({ journals: 'cards' });
  expect(loadFile).toHaveBeenCalledTimes(1);
});

test('a menu without links loads nothing and is empty', async () => {
  const menus = createPageMenus(carrying());
  await menus.load({ events: 'cards' });
  expect(loadFile).not.toHaveBeenCalled();
  expect(menus.read({ events: 'cards' })).toEqual({ events: [] });
});

test('a menu file that does not load rejects, so that the page counts as not loaded', async () => {
  loadFile.mockRejectedValue(new Error('lost'));
  await expect(createPageMenus(carrying()).load({ journals: 'cards' })).rejects.toThrow('lost');
});
