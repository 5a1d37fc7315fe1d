import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/chromium.ts';
import { isNightly } from './e2e/support/nightly.ts';
import { runningSite } from './e2e/support/places.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;
const engine = process.env['ENGINE'] ?? 'chromium';
/** The engine that the browser tests run in; all but Chromium are Playwright's own browsers. */
const browserName = engines.find((name) => name === engine);
if (!browserName) throw new Error(`ENGINE is "${engine}", set it to ${engines.join(', ')}, or leave it out`);

const minutes = 60_000;
const isCI = Boolean(process.env['CI']);
const developmentTests = 'journeys/developmentHydration.spec.ts';
/**
 * Whole files of the night; single tests have the tag `@nightly`. These build apps or stores from nothing, promote the
 * whole site, kill commands or serve many visitors. `delivery/deploy.spec.ts`, `faults/redeploy.spec.ts` and, in `platform`,
 * the tests of `live`, `compose/compose.test.ts` and `testing/workflows.test.ts` are their short forms.
 */
const nightlyTests = [
  'delivery/{journalService,killSwitch,kills,remotes,repository,returningVisitor}.spec.ts',
  'delivery/{selfWatch,sharedChange,soak,translations,visit}.spec.ts',
  // By day each kind of fault is met once, by the specs beside it.
  'faults/matrix.spec.ts',
];
/** Each starts a dev server; `dev/from.spec.ts`, which builds one app, is their short form. */
const devServerTests = 'dev/{alone,errors,gallery,hotReload,manifest,preview,published,routes,shell}.spec.ts';
/** The setup projects of a project; a site that is already running needs none. */
const needs = (...setups: readonly string[]) => (runningSite ? [] : [...setups]);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e/results',
  reporter: [[isCI ? 'line' : 'list'], ['json', { outputFile: '.cache/tests/e2e.json' }]],
  forbidOnly: isCI,
  fullyParallel: true,
  // One more than the cores of CI: tests wait for timers and the network.
  workers: 3,
  // A CI machine may be shared; a test that needed another try is listed as flaky.
  retries: isCI ? 2 : 0,
  // No bound on speed: a crowded machine takes several times as long, and a test that hangs still ends.
  timeout: isNightly ? 20 * minutes : 4 * minutes,
  expect: { timeout: 15_000 },
  // `--trace on` records one; recording all of them costs a fifth of the time.
  use: { browserName, launchOptions: browserName === 'chromium' ? launchOptions : {}, trace: 'on-first-retry' },
  grepInvert: [...(browserName === 'chromium' ? [] : [/@chromium/]), ...(isNightly ? [] : [/@nightly/])],
  projects: [
    { name: 'build', testDir: 'e2e/setup', testMatch: 'site.setup.ts', timeout: 5 * minutes },
    // Each edit is built before it shows, and one dev server at a time is enough for two cores.
    {
      name: 'dev',
      testDir: 'e2e/dev',
      testIgnore: isNightly ? [] : devServerTests,
      workers: 1,
      timeout: 4 * minutes,
      expect: { timeout: minutes },
      dependencies: needs('build'),
    },
    // One worker, so that the pages are fetched and parsed once.
    { name: 'rendered', testMatch: 'rendered/**/*.spec.ts', workers: 1, dependencies: needs('build') },
    // One project, so that a worker keeps its browser and its server from one folder to the next. Tests that wait come early,
    // while others work: the folders run in the order of their names.
    {
      name: 'site',
      testMatch: '{delivery,faults,journeys,quality}/**/*.spec.ts',
      testIgnore: [developmentTests, ...(isNightly ? [] : nightlyTests)],
      dependencies: needs('build'),
    },
    // Nightly, because the system's Firefox and WebKitGTK are not on every machine.
    ...(isNightly
      ? [{ name: 'engines', testMatch: 'engines/*.spec.ts', workers: 1, dependencies: needs('build') }]
      : []),
    // Nightly, because the development build takes long, and finds only attributes beyond `faults/reports.spec.ts`.
    ...(isNightly
      ? [
          { name: 'development build', testDir: 'e2e/setup', testMatch: 'development.setup.ts', timeout: 5 * minutes },
          { name: 'development', testMatch: developmentTests, dependencies: needs('development build') },
        ]
      : []),
  ],
});
