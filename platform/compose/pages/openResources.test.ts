import { integrityOf } from '../../release/hash.ts';
import { objectKey } from '../../release/objects.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { articlesBuild, publish, shellBuild } from '../../testing/tinySite.ts';
import { openResources, openStylesheets } from './openResources.ts';

const store = ScratchStore.between(beforeEach, afterEach);
const files = {
  'main.js': '',
  'main.css': 'p { gap: 0 }',
  'letters-ar.css': 'p { gap: 1px }',
  'sans-basic.woff2': '',
  'sans-accents.woff2': '',
  'sans-ar.woff2': '',
};

test.each([
  ['/about', ['main.css'], ['sans-basic.woff2']],
  ['/ar/about', ['main.css', 'letters-ar.css'], ['sans-ar.woff2']],
])('the page %s has the styles and the fonts of its language', async (path, styles, fonts) => {
  const published = await publish(store, 'shell', shellBuild, [], files);
  const chunksOf = (name: string) => ({ js: [], css: [`${name}.css`] });
  const shell = { ...published, chunks: { main: chunksOf('main'), 'letters-ar': chunksOf('letters-ar') } };
  const composition = { id: 'test', apps: { shell: { version: shell.version } } };
  const about = { path, title: '', description: '' };
  const page = { app: 'legal', route: undefined, about };
  const resources = await openResources(store, { shell }, composition)(page, new Set());
  const name = (address: string) => address.replace(/^.*\//, '').replace(/\.[0-9a-f]{12}\./, '.');
  expect(resources.styles.map(({ url }) => name(url))).toEqual(styles);
  expect(resources.fonts.map(name)).toEqual(fonts);
});

test('a page preloads the file with the cards that it shows, and one with labels does not', async () => {
  const shell = await publish(store, 'shell', shellBuild, [], files);
  const legal = await publish(store, 'legal', articlesBuild("''"), []);
  const menuFile = ['/apps/news/menus.js', integrityOf('menus'), 'topics'] as const;
  const apps = { legal: { version: legal.version }, news: { version: '1.0.0-0123456789', menuFile } };
  const find = openResources(store, { shell, legal }, { id: 'test', apps });
  const about = { path: '/legal', title: '', description: '' };
  const showing = (topics: 'cards' | 'labels') => {
    const route = { pattern: '/legal', page: 'LegalPage', paths: [about], shows: { topics } };
    return find({ app: 'legal', route, about }, new Set());
  };
  const [{ menus, preloads }, labels] = [await showing('cards'), await showing('labels')];
  expect(menus).toEqual([{ url: menuFile[0], integrity: menuFile[1] }]);
  expect(preloads).toContain(menus[0]);
  expect(labels.menus).toEqual([]);
});

test('no text of a stylesheet ends the element in which it stands', async () => {
  const css = `.quote::before { content: '</style><p>'; } /* </STYLE> */`;
  const shell = await publish(store, 'shell', shellBuild, [], { 'main.css': css });
  const { text, integrity } = await openStylesheets(store, shell)('main.css');
  expect(text).toBe(`.quote::before { content: '\\3c /style><p>'; } /* \\3c /STYLE> */`);
  expect(integrity).toBe(integrityOf(text));
});

test('an altered stylesheet is not taken into a page', async () => {
  const shell = await publish(store, 'shell', shellBuild, [], { 'main.css': 'p { color: red }' });
  await store.replace(objectKey(shell.files['main.css']?.integrity ?? ''), Buffer.from('p { display: none }'));
  await expect(openStylesheets(store, shell)('main.css')).rejects.toThrow(
    `main.css of shell@${shell.version} is damaged or lost in ${store.name}`,
  );
});
