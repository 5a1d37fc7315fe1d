import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { TinyBuilder } from '../testing/TinyBuilder.ts';
import { TinyCheckout } from '../testing/TinyCheckout.ts';
import { buildFolder } from '../webpack/App.ts';
import { inputsFile } from './buildApp.ts';

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

/** Runs the command; resolves to what it prints, once it has refused the build. */
const commandErrors = (environment: NodeJS.ProcessEnv = {}) =>
  new Promise<string>((resolve, reject) => {
    const words = [join(checkout.root, 'platform/commands/bin.mjs'), 'build', 'tiny', '--mode', 'development'];
    const env = { ...process.env, SITE_STORE: join(checkout.root, 'store'), CI: 'true', ...environment };
    execFile(process.execPath, words, { cwd: checkout.root, env }, (error, output, errors) =>
      error?.code === 1 ? resolve(output + errors) : reject(new Error(`the build was not refused: ${output}${errors}`)),
    );
  });

test('a configuration that ends the process is refused', async () => {
  await write('webpack.config.ts', 'process.exit(0);\n');
  expect(await commandErrors()).toBe(
    "the command ended before it was done: the app's code calls process.exit, or waits for something that never comes\n",
  );
});

test('a syntax error is one line of the command', async () => {
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => + ;\n');
  // Without CI, because webpack would print what it cannot cache.
  expect(await commandErrors({ CI: '' })).toBe(
    'tiny does not build: Expression expected. (remote-tiny/src/pages/HomePage.tsx:1:33)\n',
  );
});

test('a drawing that throws is named with its error', async () => {
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => <h1>Home</h1>;\n');
  await write('src/art.ts', "export const art = { card: () => { throw new Error('on purpose'); } };\n");
  expect((await builder.build(checkout)).error).toBe(
    'tiny does not build: the drawing "card" of src/art.ts cannot be made: on purpose (remote-tiny)',
  );
});

test('a build during which a source was edited is not taken for one of the earlier source', async () => {
  const page = (word: string) => write('src/pages/HomePage.tsx', `export const HomePage = () => <h1>${word}</h1>;\n`);
  const app = { name: 'tiny', root: join(checkout.root, 'remote-tiny') };
  const inputs = join(buildFolder(app, { mode: 'development' }), inputsFile);
  await mkdir(dirname(inputs), { recursive: true });
  await writeFile(inputs, 'an-earlier-build');
  await page('First');
  const building = builder.build(checkout);
  // The sources have been hashed when the build before is moved away.
  while (existsSync(inputs)) await setImmediate();
  await page('Second');
  await building;
  await page('First');
  expect(await builder.build(checkout)).toMatchObject({ isFresh: true });
  expect(await builder.build(checkout)).toMatchObject({ isFresh: false });
});

test('two builds at once make one release, without the files of an earlier one', async () => {
  await write('src/pages/HomePage.tsx', 'export const HomePage = () => <h1>Home</h1>;\n');
  const earlier = join(checkout.root, '.cache/development/tiny/earlier.js');
  await mkdir(dirname(earlier), { recursive: true });
  await writeFile(earlier, '');
  const both = await Promise.all([builder.build(checkout), builder.build(checkout)]);
  expect(both.map(({ isFresh }) => isFresh)).toEqual([true, false]);
  expect(existsSync(earlier)).toBe(false);
});
