import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { createRemote } from './createRemote.ts';
import { staleTranslations } from './translations.ts';

const root = join(__dirname, '../..');
const checkout = scratchFolder(beforeEach, afterEach);

/** A checkout with the template, the files that list its apps, and one remote. */
beforeEach(() => {
  for (const file of ['template', 'tsconfig.json', 'tsconfig.tests.json', 'package-lock.json'])
    cpSync(join(root, file), join(checkout, file), { recursive: true });
  for (const folder of ['remote-marketing', 'platform']) mkdirSync(join(checkout, folder));
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  mkdirSync(join(checkout, 'node_modules/@mirqam'));
  for (const name of ['shared', 'platform'])
    symlinkSync('../../platform', join(checkout, 'node_modules/@mirqam', name));
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');

const create = (name: string) =>
  createRemote(checkout, name, [
    ['/about', 'marketing'],
    ['/services/editing', 'marketing'],
  ]);

/** Every file and link of the checkout with its content. */
const snapshot = () =>
  readdirSync(checkout, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => [file, lstatSync(join(checkout, file)).isFile() ? read(file) : '']);

test.each(['events', 'blog', 'careers', 'status', 'path', 'open-data', 'my-template'])(
  'a remote can be called %s',
  async (name) => {
    expect(await create(name)).toContain(`remote-${name}/src/routes.ts`);
    expect(JSON.parse(read(`remote-${name}/package.json`)).name).toBe(`@mirqam/${name}`);
    expect(JSON.parse(read(`node_modules/@mirqam/${name}/package.json`)).name).toBe(`@mirqam/${name}`);
    expect(read(`remote-${name}/src/routes.ts`)).toContain(`pattern: '/${name}'`);
    for (const file of ['tsconfig.json', 'tsconfig.tests.json'])
      expect(JSON.parse(read(file)).references).toContainEqual({ path: `./remote-${name}/tsconfig.json` });
    expect(JSON.parse(read('package-lock.json')).packages[`remote-${name}`]).toMatchObject({ name: `@mirqam/${name}` });
  },
);

test('the page and the title of a remote are named after it', async () => {
  await create('my-template');
  const page = read('remote-my-template/src/pages/MyTemplatePage.tsx');
  expect(page).toContain('export function MyTemplatePage()');
  expect(read('remote-my-template/src/content/banner.ts')).toContain("maintitle: 'My template'");
});

test('a remote starts with both languages, and no translation is stale', async () => {
  await create('events');
  expect(read('remote-events/src/pages/ar/EventsPage.tsx')).toContain('export function EventsPage()');
  expect(read('remote-events/src/routes.ts')).toContain("language: 'ar'");
  expect(staleTranslations({ name: 'events', root: join(checkout, 'remote-events') })).toEqual([]);
});

test('a second remote of the same name is refused, and the first does not change', async () => {
  await create('events');
  const before = snapshot();
  await expect(create('events')).rejects.toThrow(new UserError('remote-events exists already: choose another name'));
  expect(snapshot()).toEqual(before);
});

test('a remote can be created again after its folder was deleted', async () => {
  await create('events');
  const before = snapshot();
  rmSync(join(checkout, 'remote-events'), { recursive: true });
  await create('events');
  expect(snapshot()).toEqual(before);
});

test.each([
  ['about', 'the address /about belongs to marketing: choose another name'],
  ['services', 'the address /services belongs to marketing: choose another name'],
  ['apps', 'the address /apps belongs to the site itself: choose another name'],
  ['marketing', 'remote-marketing exists already: choose another name'],
  ['shared', '@mirqam/shared is another package of this checkout: choose another name'],
])('the name %s is refused in one line', async (name, error) => {
  const before = snapshot();
  await expect(create(name)).rejects.toThrow(new UserError(error));
  expect(snapshot()).toEqual(before);
});

test('a failure in the middle leaves no files behind', async () => {
  rmSync(join(checkout, 'node_modules/@mirqam'), { recursive: true });
  write('node_modules/@mirqam', 'a file in the place of the folder');
  const before = snapshot();
  await expect(create('events')).rejects.toThrow(/^nothing was created: .*ENOTDIR/);
  expect(snapshot()).toEqual(before);
  expect(existsSync(join(checkout, '.github'))).toBe(false);
});

test('the template requires the React of the shell', () => {
  const reactOf = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies.react;
  expect(reactOf('template')).toBe(reactOf('shell'));
});
