import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack';
import { expect } from '@playwright/test';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { startServer } from '../support/delivery/serveStore.ts';
import { isNightly } from '../support/nightly.ts';
import { test as base } from '../support/test.ts';

/** The bundlers that other sites build their hosts with. */
const bundlers = ['webpack', 'rspack'] as const;
type Bundler = (typeof bundlers)[number];

/** The origin of a host that is not part of the site, and shows a page of it. */
const test = base.extend<{ bundler: Bundler; host: string }>({
  bundler: ['webpack', { option: true }],
  host: async ({ bundler, origin }, use, { outputDir }) => {
    await buildHost(bundler, `${origin}/federation/legal/mf-manifest.json`, outputDir);
    const server = createServer(async ({ url = '/' }, response) => {
      if (url === '/') return response.end('<!doctype html><main></main><script src="/main.js"></script>');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(await readFile(join(outputDir, basename(url))).catch(() => ''));
    });
    const served = await startServer(server);
    await use(served.origin);
    await served.close();
  },
});

for (const bundler of isNightly ? bundlers : (['rspack'] as const)) {
  test.describe(() => {
    test.use({ bundler });

    test(`a host of another site, built by ${bundler}, shows a live page with its styles`, async ({ page, host }) => {
      await page.goto(host);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
      // In the banner, whose colours and spaces are custom properties that our shell gives to the page at home.
      const home = page.getByRole('link', { name: 'Home' });
      await expect(home).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)');
    });
  });
}

/** Builds a host of another site, with the default options of Module Federation 2, that shows a page of a remote. */
async function buildHost(bundler: Bundler, manifest: string, folder: string): Promise<void> {
  const federation = {
    name: 'elsewhere',
    remotes: { publisher: `legal@${manifest}` },
    shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    dts: false,
  };
  const configuration = {
    mode: 'production',
    entry: join(import.meta.dirname, '../support/foreignHost/main.js'),
    output: { path: folder, publicPath: '/' },
    // Minifying takes ten times as long as the rest.
    optimization: { minimize: false },
  } as const;
  const compiler =
    bundler === 'webpack'
      ? webpack({ ...configuration, plugins: [new WebpackFederation(federation)] })
      : rspack({ ...configuration, plugins: [new RspackFederation(federation)] });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
}
