import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Compiler } from 'webpack';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { packagePaths } from './packagePaths.ts';

const root = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  await write('checkout/node_modules/vendor/index.js', 'export const vendor = globalThis.name;\n');
  await write('checkout/shared/part.js', 'export const part = globalThis.name;\n');
  await link('checkout');
});

/** As npm does in a checkout of all apps. */
async function link(checkout: string): Promise<void> {
  await mkdir(join(root, checkout, 'node_modules/@mirqam'));
  await symlink(join(root, checkout, 'shared'), join(root, checkout, 'node_modules/@mirqam/shared'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

async function build(context: string, concatenateModules = true): Promise<string> {
  const main =
    "import { vendor } from 'vendor';\nimport { part } from '@mirqam/shared/part.js';\nconsole.log(vendor, part);\n";
  await write(`${context}/src/main.js`, main);
  await runWebpack({
    mode: 'production',
    context: join(root, context),
    entry: './src/main.js',
    output: { path: join(root, context, 'built') },
    optimization: { minimize: false, concatenateModules, moduleIds: false },
    plugins: [packagePaths, { apply: nameModules }],
  });
  return await readFile(join(root, context, 'built/main.js'), 'utf8');
}

/** Modules with numbers close to each other would become an array, in the order of the numbers. */
function nameModules({ hooks }: Compiler) {
  hooks.compilation.tap('names', ({ hooks: { moduleIds }, chunkGraph }) =>
    moduleIds.tap('names', (modules) => {
      for (const module of modules) chunkGraph.setModuleId(module, basename(module.nameForCondition() ?? ''));
    }),
  );
}

test('a checkout whose packages are links builds the same bytes', async () => {
  await mkdir(join(root, 'copy/node_modules'), { recursive: true });
  await symlink(join(root, 'checkout/node_modules/vendor'), join(root, 'copy/node_modules/vendor'));
  await cp(join(root, 'checkout/shared'), join(root, 'copy/shared'), { recursive: true });
  await link('copy');
  const built = await build('checkout/app');
  expect(built).toContain('// node_modules/vendor/index.js');
  expect(await build('copy/app')).toBe(built);
});

test.each([true, false])(
  'the repository of one remote builds the same bytes (concatenated: %s)',
  async (concatenated) => {
    await cp(join(root, 'checkout/node_modules/vendor'), join(root, 'repository/node_modules/vendor'), {
      recursive: true,
    });
    await cp(join(root, 'checkout/shared'), join(root, 'repository/node_modules/@mirqam/shared'), { recursive: true });
    expect(await build('repository', concatenated)).toBe(await build('checkout/app', concatenated));
  },
);
