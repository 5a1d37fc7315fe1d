import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import { developmentPort, developmentStoreFolder, origin, port, root, storeFolder } from './support/places.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e/results',
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['json', { outputFile: '../.cache/tests/e2e.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // A second try tells a busy machine from a fault; the report names both.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  use: { baseURL: origin, launchOptions, trace: 'retain-on-failure' },
  // Each folder answers one question: does the site work, does it survive, is it good?
  projects: ['journeys', 'resilience', 'quality'].map((name) => ({ name, testDir: name })),
  webServer: [
    serve('npx site start', port, storeFolder),
    serve('npx site start --mode development', developmentPort, developmentStoreFolder),
  ],
});

function serve(command: string, port: number, store: string) {
  return {
    command,
    cwd: root,
    url: `http://localhost:${port}`,
    env: { PORT: String(port), SITE_STORE: store },
    timeout: 300_000,
    reuseExistingServer: !process.env['CI'],
  };
}
