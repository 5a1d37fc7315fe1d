import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PackagePathsPlugin } from './PackagePathsPlugin.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
  await mkdir(join(root, 'checkout/node_modules/vendor'), { recursive: true });
  await writeFile(join(root, 'checkout/node_modules/vendor/index.js'), 'export const vendor = globalThis.name;\n');
  await mkdir(join(root, 'copy'));
  await symlink(join(root, 'checkout/node_modules'), join(root, 'copy/node_modules'));
});
afterEach(() => rm(root, { recursive: true }));

async function build(folder: string): Promise<string> {
  const context = join(root, folder, 'app');
  await mkdir(context);
  await writeFile(join(context, 'main.js'), "import { vendor } from 'vendor';\nconsole.log(vendor);\n");
  await new Promise<void>((done, fail) =>
    webpack(
      {
        mode: 'production',
        context,
        entry: './main.js',
        output: { path: join(context, 'built') },
        optimization: { minimize: false },
        plugins: [new PackagePathsPlugin()],
      },
      (error) => (error ? fail(error) : done()),
    ),
  );
  return await readFile(join(context, 'built/main.js'), 'utf8');
}

test('a checkout whose packages are links builds the same bytes', async () => {
  const built = await build('checkout');
  expect(built).toContain('// node_modules/vendor/index.js');
  expect(await build('copy')).toBe(built);
});
