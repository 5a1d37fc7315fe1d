import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../support/delivery/serveStore.ts';
import { type Bundler, buildHost, bundlers } from '../support/foreignHost/buildHost.ts';
import { isNightly } from '../support/nightly.ts';
import { test as base } from '../support/test.ts';

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
