import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '../support/devTest.ts';
import { root } from '../support/places.ts';

const run = promisify(execFile);
const program = (name: string) => join(root, 'node_modules/.bin', name);

test('the tools of module federation find the manifest of every app', async ({ request }) => {
  for (const app of ['shell', 'journals', 'legal', 'marketing']) {
    const manifest = await (await request.get(`/apps/${app}/dev/mf-manifest.json`)).json();
    expect(manifest).toMatchObject({ id: app, metaData: { publicPath: 'auto' } });
  }
});

test('the manifest of a remote names its entry and its pages', async ({ request }) => {
  const { metaData, exposes } = await (await request.get('/apps/legal/dev/mf-manifest.json')).json();
  const entry = await request.get(`/apps/legal/dev/${metaData.remoteEntry.name}`);
  expect(await entry.text()).toContain(metaData.globalName);
  const paths = exposes.map(({ path }: { path: string }) => path);
  // Another test may be adding a page.
  expect(paths).toEqual(expect.arrayContaining(['./PrivacyPolicyPage', './TermsConditionsPage']));
});

test('"mf dts" gives another host the types of a remote, with which a wrong prop does not compile', async ({
  dev,
}, testInfo) => {
  const folder = testInfo.outputPath('host');
  await mkdir(folder, { recursive: true });
  const write = async (file: string, text: string) => await writeFile(join(folder, file), text);
  const remotes = { publisher: `legal@${dev.origin}/apps/legal/dev/mf-manifest.json` };
  await write(
    'module-federation.config.ts',
    `export default ${JSON.stringify({ name: 'elsewhere', remotes, dts: { generateTypes: false } })};`,
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    paths: { '*': ['./@mf-types/*'], react: [join(root, 'node_modules/@types/react')] },
  };
  await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['page.tsx'] }));
  await write(
    'page.tsx',
    `import { PrivacyPolicyPage } from 'publisher/PrivacyPolicyPage';
export const page = <PrivacyPolicyPage params={{}} navigate={() => {}} pending="no" menus={{}} notFound={() => { throw 0; }} />;
`,
  );
  await run(program('mf'), ['dts'], { cwd: folder });
  const { stdout } = await run(program('tsc'), ['--pretty', 'false', '-p', '.'], { cwd: folder }).catch(
    (error) => error,
  );
  expect(stdout).toMatch(/^page\.tsx\(2,\d+\): error TS2322: Type 'string' is not assignable to type 'boolean'\./);
});

test('the snapshot that the browser extension of module federation shows names the remote of the page', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const entry = '/apps/legal/dev/mf-manifest.json';
  const snapshot = () =>
    page.evaluate((key) => Reflect.get(window, '__FEDERATION__').moduleInfo[key], `legal:${entry}`);
  await expect.poll(snapshot).toMatchObject({ globalName: 'remote_legal', remoteEntry: 'remoteEntry.js' });
  const host = await page.evaluate(() => Reflect.get(window, '__FEDERATION__').moduleInfo.shell);
  expect(host).toMatchObject({ remotesInfo: { legal: { matchedVersion: entry } } });
});
