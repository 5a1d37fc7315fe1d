import { type ChildProcess, execFile, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Release } from '@mirqam/shared/contract/Release';
import { configurationOf, TinyCheckout } from '../testing/TinyCheckout.ts';
import { buildFolder } from '../webpack/App.ts';
import { inputsFile } from './buildApp.ts';
import { runRemote } from './runRemote.ts';

// Each test builds, while other tests run.
jest.setTimeout(120_000);

let checkout: TinyCheckout;
beforeEach(async () => {
  checkout = await TinyCheckout.create();
});
afterEach(() => checkout.remove());

const write = (file: string, text: string) => checkout.write(file, text);

/** Runs the command; resolves to what it prints, once it has refused the build. */
const commandErrors = (environment: NodeJS.ProcessEnv = {}) =>
  new Promise<string>((resolve, reject) => {
    const words = [join(checkout.root, 'platform/commands/bin.mjs'), 'build', 'tiny', '--mode', 'development'];
    const env = { ...process.env, SITE_STORE: join(checkout.root, 'store'), CI: 'true', ...environment };
    execFile(process.execPath, words, { cwd: checkout.root, env }, (error, output, errors) =>
      error?.code === 1 ? resolve(output + errors) : reject(new Error(`the build was not refused: ${output}${errors}`)),
    );
  });

let builder: ChildProcess;
beforeAll(() => {
  builder = fork(join(__dirname, '../testing/builder.mjs'), { env: { ...process.env, CI: 'true' } });
});
afterAll(() => void builder.kill());

interface BuildResult {
  readonly isFresh?: boolean;
  readonly error?: string;
}

/** Builds the remote. */
async function build(): Promise<BuildResult> {
  builder.send({ app: { name: 'tiny', root: join(checkout.root, 'remote-tiny') }, mode: 'development' });
  const [result] = await once(builder, 'message');
  return result;
}

/** The error text of a refused build. */
const buildError = async () => (await build()).error;

test('a configuration that throws is named with its error', async () => {
  await write('webpack.config.ts', "throw new Error('on purpose');\n");
  expect(await buildError()).toBe('remote-tiny/webpack.config.ts cannot be read: on purpose');
});

test('a configuration with the name of another app is refused with the right name', async () => {
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => null;\n');
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('webpack.config.ts', configurationOf('other'));
  expect(await buildError()).toBe('remote-tiny/webpack.config.ts names "other": write "tiny"');
});

test('a configuration that ends the process is refused', async () => {
  await write('webpack.config.ts', 'process.exit(0);\n');
  expect(await commandErrors()).toBe(
    "the command ended before it was done: the app's code calls process.exit, or waits for something that never comes\n",
  );
});

test('a remote without pages is refused with the fix', async () => {
  expect(await buildError()).toBe(
    'remote-tiny/webpack.config.ts cannot be read: remote-tiny/src/pages has no page: add one, such as HomePage.tsx',
  );
});

test('a drawing that throws is named with its error', async () => {
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => <h1>Home</h1>;\n');
  await write('src/art.ts', "export const art = { card: () => { throw new Error('on purpose'); } };\n");
  expect(await buildError()).toBe(
    'tiny does not build: the drawing "card" of src/art.ts cannot be made: on purpose (remote-tiny)',
  );
});

test('a misspelt name in the routes is named with its line', async () => {
  await write('tsconfig.json', '{ "extends": "../platform/tsconfig/app.json" }');
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
  await write('src/routes.ts', 'export const routes = [];\n');
  await write(`${page}.module.css`, '.page {\n  color: red;\n}\n}\n');
  await write(`${page}.tsx`, `${code};\n`);
  // Without CI, because webpack would print what it cannot cache.
  expect(await commandErrors({ CI: '' })).toBe(
    `tiny does not build: Unexpected } (remote-tiny/${page}.module.css:4:1)\n`,
  );
  await write(`${page}.tsx`, `${code} + ;\n`);
  expect(await buildError()).toBe(`tiny does not build: Expression expected. (remote-tiny/${page}.tsx:2:45)`);
});

test('a style that reaches pages of other teams is refused in one line, and others get the layer of remotes', async () => {
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('tsconfig.json', '{ "extends": "../platform/tsconfig/app.json" }');
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
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('tsconfig.json', '{ "extends": "../platform/tsconfig/app.json" }');
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
  expect(await build()).toMatchObject({ isFresh: true });
  const app = { name: 'tiny', root: join(checkout.root, 'remote-tiny') };
  const read = (file: string) => readFileSync(join(buildFolder(app, { mode: 'development' }), file), 'utf8');
  const { version, files }: Release = JSON.parse(read('release.json'));
  const address = (name: string) => {
    const file = Object.keys(files).find((each) => each.startsWith(`files/${name}.`));
    return `/apps/tiny/${version}/${file}`;
  };
  const rendererModules = {
    'react/jsx-runtime': { jsx: (_: string, props: object) => props },
    'react/jsx-dev-runtime': {},
  };
  const load = runRemote('tiny', (file) => read(`server/${file.replace('server/', '')}`), 'server.cjs', {
    variables: { rendererModules, recordChunk: () => undefined },
    requireModule: () => undefined,
  });
  const HomePage = await load('HomePage');
  expect(Reflect.apply(HomePage, undefined, [{}])).toMatchObject({
    href: address('guide'),
    title: address('photo'),
    children: address('guide'),
  });
  for (const name of ['guide', 'photo'])
    expect(read('HomePage.js')).toContain(address(name).replace(`/apps/tiny/${version}/`, ''));
  expect(read('HomePage.css')).toContain(address('paper'));
  await write('src/pages/tool.exe', '');
  await write('src/pages/HomePage.tsx', "export const HomePage = () => new URL('./tool.exe', import.meta.url).href;\n");
  expect(await buildError()).toMatch(/^files\/tool\.\w+\.exe of tiny is not a kind of file that the site serves: /);
});

test('a build during which a source was edited is not taken for one of the earlier source', async () => {
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('tsconfig.json', '{ "extends": "../platform/tsconfig/app.json" }');
  const page = (word: string) => write('src/pages/HomePage.tsx', `export const HomePage = () => <h1>${word}</h1>;\n`);
  const app = { name: 'tiny', root: join(checkout.root, 'remote-tiny') };
  const inputs = join(buildFolder(app, { mode: 'development' }), inputsFile);
  await mkdir(dirname(inputs), { recursive: true });
  await writeFile(inputs, 'an-earlier-build');
  await page('First');
  const building = build();
  // The sources have been hashed when the build before is moved away.
  while (existsSync(inputs)) await setImmediate();
  await page('Second');
  await building;
  await page('First');
  expect(await build()).toMatchObject({ isFresh: true });
  expect(await build()).toMatchObject({ isFresh: false });
});

test('two builds at once make one release, without the files of an earlier one', async () => {
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('tsconfig.json', '{ "extends": "../platform/tsconfig/app.json" }');
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => <h1>Home</h1>;\n');
  const earlier = join(checkout.root, '.cache/development/tiny/earlier.js');
  await mkdir(dirname(earlier), { recursive: true });
  await writeFile(earlier, '');
  const both = on(builder, 'message');
  void build();
  void build();
  const results = [await both.next(), await both.next()].map(({ value: [result] }) => result.isFresh);
  expect(results).toEqual([true, false]);
  expect(existsSync(earlier)).toBe(false);
});
