import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { PackagePathsPlugin } from './PackagePathsPlugin.ts';

const root = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  await mkdir(join(root, 'checkout/node_modules/vendor'), { recursive: true });
  await writeFile(join(root, 'checkout/node_modules/vendor/index.js'), 'export const vendor = globalThis.name;\n');
  await mkdir(join(root, 'copy'));
  await symlink(join(root, 'checkout/node_modules'), join(root, 'copy/node_modules'));
});

async function build(folder: string): Promise<string> {
  const context = join(root, folder, 'app');
  await mkdir(context);
  await writeFile(join(context, 'main.js'), "import { vendor } from 'vendor';\nconsole.log(vendor);\n");
  await runWebpack({
    mode: 'production',
    context,
    entry: './main.js',
    output: { path: join(context, 'built') },
    optimization: { minimize: false },
    plugins: [new PackagePathsPlugin()],
  });
  return await readFile(join(context, 'built/main.js'), 'utf8');
}

test('a checkout whose packages are links builds the same bytes', async () => {
  const built = await build('checkout');
  expect(built).toContain('// node_modules/vendor/index.js');
  expect(await build('copy')).toBe(built);
});
