import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * Chromium obeys only the last `--disable-features`, so this repeats Playwright's list.
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium renders the popup of the address bar for every new window, which is half the cost of a short test. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** Chromium prepares a process for the next site, which a test never visits. */
const spareProcess = ['SpareRendererForSitePerProcess'];

const systemBrowser = '/usr/bin/chromium';
/** Chromium without a window comes first: it does a test with a quarter less work. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', systemBrowser];

/** Playwright's own browser where it is installed, else the system's. */
function findBrowser(): Pick<LaunchOptions, 'executablePath'> {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = systemBrowsers.find(existsSync);
  return executablePath ? { executablePath } : {};
}

/** The flags keep the browser quiet in a closed network. */
export const launchOptions: LaunchOptions = {
  ...findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // One process less takes part in every request.
    '--enable-features=NetworkServiceInProcess2',
    '--no-first-run',
    // The browser without a window would set letters wider by a hair, and lines would break elsewhere.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // All tabs of a context share one process: a new one for each tab is a seventh of the time of a short test.
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    `--disable-features=${[...playwrightsFeatures, ...addressBar, ...spareProcess].join()}`,
  ],
};

/** Chromium with the back-forward cache, which Playwright disables and Chromium without a window lacks. */
export const backForwardCache: LaunchOptions = {
  ...launchOptions,
  ...(existsSync(chromium.executablePath()) ? { channel: 'chromium' } : { executablePath: systemBrowser }),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
