import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Configuration } from 'webpack';
import { runWebpack } from '../testing/runWebpack.ts';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { remoteConfig } from './remoteConfig.ts';
import { shellConfig } from './shellConfig.ts';

jest.setTimeout(60_000);
// As in CI, the cache is in memory: the key of a cache on disk reads the preset, which this folder lacks.
process.env['CI'] = 'true';

const root = scratchFolder(beforeAll, afterAll);
const checkout = join(__dirname, '../..');
const files = {
  'shell/package.json': '{ "version": "1.0.0", "dependencies": { "react": "19.3.1" } }',
  'shell/src/main.ts': `import '${checkout}/shared/federation/hostRuntime.ts';\nimport 'react';\n`,
  'shell/src/scheme/scheme.js': '',
  'shell/src/report/report.ts': '',
  'remote-tiny/package.json': '{ "version": "1.0.0", "dependencies": { "react": "19.4.0" } }',
  'remote-tiny/src/pages/HomePage.tsx': "export { version as HomePage } from 'react';\n",
  'remote-tiny/monitor.js': "export default () => { started(); return { name: 'monitor' }; };\n",
};
const started = jest.fn();
const warn = jest.fn();
let page: object;
beforeAll(async () => {
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  page = await runPage();
});

async function build([configuration]: readonly Configuration[]) {
  const stats = await runWebpack({ ...configuration, cache: false });
  if (stats?.hasErrors()) throw new Error(stats.toString());
}

interface Container {
  init(scope: object): Promise<void>;
  get(page: string): Promise<() => object>;
}

/** Runs a shell and a remote with a plugin, and resolves to what the page of the remote exports. */
async function runPage(): Promise<object> {
  const apps = { shell: join(root, 'shell'), tiny: join(root, 'remote-tiny') };
  const options = { mode: 'production', isDev: false } as const;
  await build(shellConfig({ name: 'shell', root: apps.shell })(options));
  const runtimePlugins = [join(apps.tiny, 'monitor.js')];
  await build(remoteConfig({ name: 'tiny', root: apps.tiny, runtimePlugins })(options));

  const run = async (file: string) => runInContext(await readFile(join(root, file), 'utf8'), context);
  const context = createContext({
    federationLoadFile: ({ url }: { url: string }) =>
      run(`remote-tiny/dist/${basename(url).replace('.000000000000', '')}`),
    // Its name then has the digits 000000000000.
    __CHUNK_HASHES__: { js: { HomePage: `sha256-${'A'.repeat(43)}=` }, css: {} },
    atob,
    started,
    console: { ...console, warn },
    location: new URL('https://example.org/'),
    URL,
  });
  runInContext('var self = globalThis, window = globalThis', context);
  for (const file of ['shell/dist/react.js', 'shell/dist/main.js', 'remote-tiny/dist/remoteEntry.js']) await run(file);
  const { init, get }: Container = Reflect.get(context, 'remote_tiny');
  const [host] = Reflect.get(context, '__FEDERATION__').__INSTANCES__;
  await init(host.shareScopeMap.default);
  return (await get('./HomePage'))();
}

test('a plugin that the configuration names runs with the entry', () => {
  expect(started).toHaveBeenCalledTimes(1);
});

test('a remote built against another minor of React gets the one of the shell, with a warning', () => {
  expect(page).toMatchObject({ HomePage: '19.3.1' });
  expect(warn.mock.calls.flat().join(' ')).toMatch(/19\.3\.1 .*does not satisfy.*\^19\.4\.0/);
});
