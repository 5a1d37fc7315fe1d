import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { stableIds } from './stableIds.ts';

const root = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  await mkdir(join(root, 'node_modules/vendor'), { recursive: true });
  await writeFile(join(root, 'node_modules/vendor/index.js'), "module.exports = require('./part.js');\n");
  await writeFile(join(root, 'node_modules/vendor/part.js'), "module.exports = 'part';\n");
  await writeFile(join(root, 'own.js'), "module.exports = 'own';\n");
});

/** The file of the packages after a build of this entry. */
async function buildVendor(entry: string): Promise<string> {
  await writeFile(join(root, 'main.js'), entry);
  await runWebpack({
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
    plugins: [stableIds('vendor')],
  });
  return await readFile(join(root, 'built/vendor.js'), 'utf8');
}

test('the file of a chunk keeps its bytes when another module comes before its modules', async () => {
  const before = await buildVendor("console.log(require('vendor'));\n");
  const after = await buildVendor("console.log(require('./own.js'), require('vendor'));\n");
  expect(before).toContain('part');
  expect(after).toBe(before);
});
