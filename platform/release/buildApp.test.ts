import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// Each test starts the command, while other tests run.
jest.setTimeout(120_000);

const checkout = join(__dirname, '../..');
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  for (const name of ['shared', 'platform', 'node_modules']) await symlink(join(checkout, name), join(root, name));
  await cp(join(checkout, 'package-lock.json'), join(root, 'package-lock.json'));
  await write('package.json', '{ "name": "tiny", "version": "1.0.0", "type": "module" }');
  await write(
    'webpack.config.ts',
    `import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';
export default remoteConfig({ name: 'tiny', root: import.meta.dirname });
`,
  );
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  const path = join(root, 'remote-tiny', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The error text of a refused build, which ends with 1. */
const buildErrors = () =>
  new Promise<string>((resolve, reject) => {
    const words = [join(root, 'platform/commands/bin.mjs'), 'build', 'tiny', '--mode', 'development'];
    const env = { ...process.env, SITE_STORE: join(root, 'store'), CI: 'true' };
    execFile(process.execPath, words, { cwd: root, env }, (error, _output, errors) => {
      if (error?.code === 1) resolve(errors);
      else reject(new Error(`the build ended with ${error?.code}: ${errors}`));
    });
  });

test('a configuration that throws is named with its error', async () => {
  await write('webpack.config.ts', "throw new Error('on purpose');\n");
  expect(await buildErrors()).toBe('remote-tiny/webpack.config.ts cannot be read: on purpose\n');
});

test('a configuration that ends the process is refused', async () => {
  await write('webpack.config.ts', 'process.exit(0);\n');
  expect(await buildErrors()).toBe("the command ended before it was done: take process.exit out of the app's code\n");
});

test('a remote without pages is refused with the fix', async () => {
  expect(await buildErrors()).toBe(
    'remote-tiny/webpack.config.ts cannot be read: remote-tiny/src/pages has no page: add one, such as HomePage.tsx\n',
  );
});

test('a drawing that throws is named with its error', async () => {
  await write('src/routes.ts', 'export const routes = [];\n');
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => <h1>Home</h1>;\n');
  await write('src/art.ts', "export const art = { card: () => { throw new Error('on purpose'); } };\n");
  expect(await buildErrors()).toBe(
    'tiny does not build: the drawing "card" of src/art.ts cannot be made: on purpose (remote-tiny)\n',
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
  expect(await buildErrors()).toMatch(
    /^tiny does not build: Property 'cookie' does not exist .* \(remote-tiny\/src\/routes\.ts:2:87\)\n$/,
  );
});

test('a tag that content must not have is named with its file and field', async () => {
  await write('src/content/home.ts', "export const home = { para: '<p>Words</p><iframe></iframe>' };\n");
  await write(
    'src/pages/HomePage.tsx',
    "import { home } from '../content/home.ts';\nexport const HomePage = () => Object.keys(home).length;\n",
  );
  await write('src/routes.ts', 'export const routes = [];\n');
  expect(await buildErrors()).toMatch(
    /^tiny does not build: \S*src\/content\/home\.ts: home\.para holds <iframe>, which is not allowed: use p, strong, /,
  );
});
