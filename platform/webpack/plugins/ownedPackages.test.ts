import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { ownedPackages } from './ownedPackages.ts';

const root = scratchFolder(beforeEach, afterEach);

/** The errors of a build of an app whose only module imports this. */
async function errorsOf(name: string, request: string) {
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/main.js'), `import '${request}';\n`);
  const stats = await runWebpack({
    mode: 'development',
    context: root,
    entry: './src/main.js',
    externals: /^(?:react|@module)/,
    output: { path: join(root, 'built') },
    plugins: [ownedPackages({ name, root })],
  });
  return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message.split('\n')[0]);
}

test.each([
  ['react-router-dom', 'the router belongs to the shell: write a plain <a>, or call the `navigate` of the page'],
  [
    '@module-federation/runtime',
    'the seam alone knows the federation runtime: call `loadPage` of @mirqam/shared/federation',
  ],
])('an import of %s by a remote says what to do instead', async (request, advice) => {
  expect(await errorsOf('news', request)).toEqual([expect.stringContaining(`${request} is not for news: ${advice}`)]);
});

test.each([
  ['shell', 'react-router-dom'],
  ['news', 'react'],
])('%s may import %s', async (name, request) => {
  expect(await errorsOf(name, request)).toEqual([]);
});
