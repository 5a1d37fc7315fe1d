import { defineConfig } from '@playwright/test';
import common from './playwright.config.ts';

/** `npm run matrix`: every cell of the fault matrix, and its table. */
export default defineConfig({
  ...common,
  timeout: 120_000,
  reporter: [['line'], ['./support/MatrixReporter.ts']],
  projects: [{ name: 'matrix', testDir: 'matrix' }],
});
