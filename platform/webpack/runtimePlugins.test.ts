import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { remoteConfig } from './remoteConfig.ts';

// The runtime that the shell shares with remotes.
const federation = createRequire(require.resolve('@module-federation/enhanced'))(
  '@module-federation/webpack-bundler-runtime',
);

jest.setTimeout(60_000);
// As in CI, the cache is in memory: the key of a cache on disk reads the preset, which this folder lacks.
process.env['CI'] = 'true';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plugins-'));
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "version": "1.0.0" }');
  await writeFile(join(root, 'src/pages/HomePage.tsx'), 'export const HomePage = () => null;\n');
  await writeFile(join(root, 'monitor.js'), "export default () => { started(); return { name: 'monitor' }; };\n");
});
afterEach(() => rm(root, { recursive: true }));

/** Runs the entry of a remote that is built with a plugin. */
async function runEntry(started: () => void) {
  const app = { name: 'tiny', root, runtimePlugins: [join(root, 'monitor.js')] };
  const [browser] = remoteConfig(app)({ mode: 'production', isDev: false });
  await new Promise<void>((resolve, reject) => {
    webpack({ ...browser, cache: false }, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
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
