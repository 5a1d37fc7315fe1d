import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage } from '@mirqam/shared/contract/Page';
import { fileKey, type Release } from '@mirqam/shared/contract/Release';
import { TinyBuilder } from '../testing/TinyBuilder.ts';
import { configurationOf, TinyCheckout } from '../testing/TinyCheckout.ts';
import { buildFolder } from '../webpack/App.ts';
import { runBuild } from './runBuild.ts';

// Each test builds, while other tests run.
jest.setTimeout(120_000);

let builder: TinyBuilder;
let checkout: TinyCheckout;
beforeAll(() => {
  builder = new TinyBuilder();
});
afterAll(() => builder.stop());
beforeEach(async () => {
  checkout = await TinyCheckout.create();
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('tsconfig.json', '{ "extends": "../platform/tsconfig/app.json" }');
});
afterEach(() => checkout.remove());

const write = (file: string, text: string) => checkout.write(file, text);

/** The error text of a refused build. */
const buildError = async () => (await builder.build(checkout)).error;

test('a configuration that throws is named with its error', async () => {
  await write('webpack.config.ts', "throw new Error('on purpose');\n");
  expect(await buildError()).toBe('remote-tiny/webpack.config.ts cannot be read: on purpose');
});

test('a configuration with the name of another app is refused with the right name', async () => {
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => null;\n');
  await write('webpack.config.ts', configurationOf('other'));
  expect(await buildError()).toBe('remote-tiny/webpack.config.ts names "other": write "tiny"');
});

test('a remote without pages is refused with the fix', async () => {
  expect(await buildError()).toBe(
    'remote-tiny/webpack.config.ts cannot be read: remote-tiny/src/pages has no page: add one, such as HomePage.tsx',
  );
});

test('a misspelt name in the routes is named with its line', async () => {
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => null;\n');
  await write(
    'src/routes.ts',
    `const paths = { cookies: '/cookies' } as const;
export const routes = [{ pattern: '/cookies', page: 'HomePage', paths: [{ path: paths.cookie }] }];
`,
  );
  expect(await buildError()).toMatch(
    /^tiny does not build: Property 'cookie' does not exist .* \(remote-tiny\/src\/routes\.ts:2:87\)$/,
  );
});

test('a syntax error is named in one line with its place', async () => {
  const page = 'src/pages/HomePage';
  const code = "import styles from './HomePage.module.css';\nexport const HomePage = () => styles.page";
  await write(`${page}.module.css`, '.page {\n  color: red;\n}\n}\n');
  await write(`${page}.tsx`, `${code};\n`);
  expect(await buildError()).toBe(`tiny does not build: Unexpected } (remote-tiny/${page}.module.css:4:1)`);
  await write(`${page}.tsx`, `${code} + ;\n`);
  expect(await buildError()).toBe(`tiny does not build: Expression expected. (remote-tiny/${page}.tsx:2:45)`);
});

test('a style that reaches pages of other teams is refused in one line, and others get the layer of remotes', async () => {
  await write(
    'src/pages/HomePage.tsx',
    "import '../plain.css';\nimport styles from './HomePage.module.css';\nexport const HomePage = () => <h1 className={styles.page}>Home</h1>;\n",
  );
  await write('src/plain.css', '/* Ours alone? */\nh1 { color: red }\n');
  await write('src/pages/HomePage.module.css', '.page { color: red }\n');
  const reaches = (selector: string, place: string) =>
    `tiny does not build: "${selector}" reaches pages of other teams: put it into a class of the module (remote-tiny/src/${place})`;
  expect(await buildError()).toBe(reaches('h1', 'plain.css:2:1'));
  await write('src/plain.css', '');
  await write('src/pages/HomePage.module.css', '.page { composes: base from "../base.module.css" }\n');
  await write('src/base.module.css', 'h2 { color: red }\n.base { margin: 0 }\n');
  expect(await buildError()).toBe(reaches('h2', 'base.module.css:1:1'));
  await write('src/pages/HomePage.module.css', '.page { color: red }\n@layer page { .page { margin: 0 } }\n');
  expect(await buildError()).toBeUndefined();
  const built = await readFile(
    join(
      buildFolder({ name: 'tiny', root: join(checkout.root, 'remote-tiny') }, { mode: 'development' }),
      'HomePage.css',
    ),
    'utf8',
  );
  expect(built.match(/@layer page ?\{/g)).toHaveLength(2);
});

test('files that a page imports, names by URL or styles are in the release, at one address in both builds', async () => {
  await write(
    'src/pages/HomePage.tsx',
    `import photo from './photo.avif';
import styles from './HomePage.module.css';
const guide = new URL('./guide.pdf', import.meta.url);
export const HomePage = () => <a className={styles.page} href={guide.href} title={photo}>{\`\${guide}\`}</a>;
`,
  );
  await write('src/pages/HomePage.module.css', '.page { background: url("./paper.webp") }\n');
  for (const file of ['photo.avif', 'guide.pdf', 'paper.webp']) await write(`src/pages/${file}`, file);
  expect(await builder.build(checkout)).toMatchObject({ isFresh: true });
  const app = { name: 'tiny', root: join(checkout.root, 'remote-tiny') };
  const read = (file: string) => readFileSync(join(buildFolder(app, { mode: 'development' }), file), 'utf8');
  const { files }: Release = JSON.parse(read('release.json'));
  const address = (name: string) => {
    const file = Object.keys(files).find((each) => each.startsWith(`files/${name}.`));
    // No other digits are added: webpack has named it by its content.
    expect(fileKey('tiny', file ?? '', files[file ?? '']?.integrity ?? '')).toBe(`apps/tiny/${file}`);
    return `/apps/tiny/${file}`;
  };
  const rendererModules = {
    'react/jsx-runtime': { jsx: (_: string, props: object) => props },
    'react/jsx-dev-runtime': {},
  };
  const { pages } = runBuild((file) => read(`server/${file.replace('server/', '')}`), 'server.cjs', {
    variables: { rendererModules, recordChunk: () => undefined },
    requireModule: () => undefined,
  }) as { readonly pages: Readonly<Record<string, () => Promise<unknown>>> };
  const HomePage = readPage(await pages['HomePage']?.(), 'tiny', 'HomePage');
  expect(Reflect.apply(HomePage, undefined, [{}])).toMatchObject({
    href: address('guide'),
    title: address('photo'),
    children: address('guide'),
  });
  for (const name of ['guide', 'photo'])
    expect(read('HomePage.js')).toContain(address(name).replace('/apps/tiny/', ''));
  expect(read('HomePage.css')).toContain(address('paper'));
  await write('src/pages/tool.exe', '');
  await write('src/pages/HomePage.tsx', "export const HomePage = () => new URL('./tool.exe', import.meta.url).href;\n");
  expect(await buildError()).toMatch(/^files\/tool\.\w+\.exe of tiny is not a kind of file that the site serves: /);
});
