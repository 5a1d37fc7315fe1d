import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { ImportAdvicePlugin } from './ImportAdvicePlugin.ts';

const root = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  await write('remote-legal/webpack.config.ts', '');
  await write('remote-legal/src/site.js', 'export const site = 1;\n');
  await write('remote-news/webpack.config.ts', '');
  await write('remote-news/src/own.js', 'export const own = 1;\n');
  await write('shared/common.js', 'export const common = 1;\n');
});

async function write(file: string, text: string) {
  await mkdir(join(root, dirname(file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** The errors of a build of news whose only module has this import. */
async function errorsOf(request: string): Promise<readonly string[]> {
  await write('remote-news/src/main.js', `import '${request}';\n`);
  const app = { name: 'news', root: join(root, 'remote-news') };
  const stats = await runWebpack({
    mode: 'development',
    context: app.root,
    entry: './src/main.js',
    output: { path: join(root, 'built') },
    plugins: [new ImportAdvicePlugin(app)],
  });
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message.split('\n')[0] ?? '');
}

const otherApp = 'is code of remote-legal: link to its page, or move what both need to shared';

test.each([
  [
    'react-router-dom',
    'is not for remote-news: the router belongs to the shell: write a plain <a>, or call the `navigate` of the page',
  ],
  [
    '@module-federation/runtime',
    'is not for remote-news: the seam alone knows the federation runtime: call `loadPage` of @mirqam/shared/federation',
  ],
  ['../../remote-legal/src/site.js', otherApp],
  ['legal/PrivacyPolicyPage', otherApp],
  ['@mirqam/legal', otherApp],
])('an import of %s says what to do instead', async (request, advice) => {
  expect(await errorsOf(request)).toEqual([`Module not found: Error: ${request} ${advice}`]);
});

test.each(['./own.js', '../../shared/common.js'])('an import of %s builds', async (request) => {
  expect(await errorsOf(request)).toEqual([]);
});
