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
  // A machine of CI may be busy with others; what needed its second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // A trace of every test would take a fifth of the time.
  use: { baseURL: origin, launchOptions, trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure' },
  // Each folder answers one question: does the site work, does it survive, is it good, can it be worked on and changed?
  projects: [
    ...['journeys', 'resilience', 'quality'].map((name) => ({ name, testDir: name })),
    // Each edit is built before it shows, on a machine that may be busy.
    { name: 'dev', testDir: 'dev', workers: 1, timeout: 240_000, expect: { timeout: 60_000 } },
    // Builds and promotions take their time.
    { name: 'delivery', testDir: 'delivery', timeout: 180_000 },
  ],
  webServer: [
    serve('npx site start', port, storeFolder),
    serve('npx site start --mode development', developmentPort, developmentStoreFolder),
  ],
});

/** From an empty store: what is built is live then, also after a step back in the history of the sources. */
function serve(command: string, port: number, store: string) {
  const empty = `node -e "fs.rmSync(process.env.SITE_STORE, { recursive: true, force: true })"`;
  return {
    command: `${empty} && ${command}`,
    cwd: root,
    url: `http://localhost:${port}`,
    env: { PORT: String(port), SITE_STORE: store },
    timeout: 300_000,
    // What answers there already may be the site of another checkout.
    reuseExistingServer: false,
  };
}
