import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Playwright's own browser where it is installed, else the system's; the flags keep it calm in a closed network. */
export const launchOptions: LaunchOptions = {
  ...(existsSync(chromium.executablePath()) ? {} : { executablePath: '/usr/bin/chromium' }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
