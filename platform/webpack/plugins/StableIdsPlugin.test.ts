import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StableIdsPlugin } from './StableIdsPlugin.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ids-'));
  await mkdir(join(root, 'node_modules/vendor'), { recursive: true });
  await writeFile(join(root, 'node_modules/vendor/index.js'), "module.exports = require('./part.js');\n");
  await writeFile(join(root, 'node_modules/vendor/part.js'), "module.exports = 'part';\n");
  await writeFile(join(root, 'own.js'), "module.exports = 'own';\n");
});
afterEach(() => rm(root, { recursive: true }));

/** The file of the packages after a build of this entry. */
async function buildVendor(entry: string): Promise<string> {
  await writeFile(join(root, 'main.js'), entry);
  await new Promise<void>((done, fail) =>
    webpack(
      {
        mode: 'production',
        context: root,
        entry: './main.js',
        output: { path: join(root, 'built') },
        optimization: {
          moduleIds: 'natural',
          minimize: false,
          splitChunks: {
            cacheGroups: { vendor: { name: 'vendor', test: /node_modules/, chunks: 'initial', enforce: true } },
          },
        },
        plugins: [new StableIdsPlugin('vendor')],
      },
      (error) => (error ? fail(error) : done()),
    ),
  );
  return await readFile(join(root, 'built/vendor.js'), 'utf8');
}

test('the file of a chunk keeps its bytes when another module comes before its modules', async () => {
  const before = await buildVendor("console.log(require('vendor'));\n");
  const after = await buildVendor("console.log(require('./own.js'), require('vendor'));\n");
  expect(before).toContain('part');
  expect(after).toBe(before);
});
