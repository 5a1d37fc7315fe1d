import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import { origin, port, root, storeFolder } from './support/places.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e/results',
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['json', { outputFile: '../.cache/tests/e2e.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: { baseURL: origin, launchOptions, trace: 'retain-on-failure' },
  // Each folder answers one question: does the site work, does it survive, does it reach its visitors, is it good?
  projects: ['journeys', 'resilience', 'delivery', 'quality'].map((name) => ({ name, testDir: name })),
  webServer: {
    command: 'npx site start',
    cwd: root,
    url: origin,
    env: { PORT: String(port), SITE_STORE: storeFolder },
    timeout: 300_000,
    reuseExistingServer: !process.env['CI'],
  },
});
