import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { runWebpack } from '../testing/runWebpack.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { remoteConfig } from './remoteConfig.ts';

// The runtime that the shell shares with remotes.
const federation = createRequire(require.resolve('@module-federation/enhanced'))(
  '@module-federation/webpack-bundler-runtime',
);

jest.setTimeout(60_000);
// As in CI, the cache is in memory: the key of a cache on disk reads the preset, which this folder lacks.
process.env['CI'] = 'true';

const root = scratchFolder(beforeEach, afterEach);
beforeEach(async () => {
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "version": "1.0.0" }');
  await writeFile(join(root, 'src/pages/HomePage.tsx'), 'export const HomePage = () => null;\n');
  await writeFile(join(root, 'monitor.js'), "export default () => { started(); return { name: 'monitor' }; };\n");
});

/** Runs the entry of a remote that is built with a plugin. */
async function runEntry(started: () => void) {
  const app = { name: 'tiny', root, runtimePlugins: [join(root, 'monitor.js')] };
  const [browser] = remoteConfig(app)({ mode: 'production', isDev: false });
  const stats = await runWebpack({ ...browser, cache: false });
  if (stats?.hasErrors()) throw new Error(stats.toString());
  const globals = {
    federationRuntime: federation,
    started,
    __CHUNK_HASHES__: {},
  };
  runInNewContext(await readFile(join(root, 'dist/remoteEntry.js'), 'utf8'), { ...globals, window: {}, console });
}

test('a plugin that the configuration names runs with the entry', async () => {
  const started = jest.fn();
  await runEntry(started);
  expect(started).toHaveBeenCalledTimes(1);
});
