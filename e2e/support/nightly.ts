import type { ViewportSize } from '@playwright/test';

/** Whether this is the nightly run, which visits every page and every case where `npm test` takes a sample. */
export const isNightly = Boolean(process.env['NIGHTLY']);

/** The paths to try in one of several viewports: each path in one of them, in turn; in the nightly run in all of them. */
export const inTurn = (paths: readonly string[], viewports: readonly ViewportSize[], viewport: ViewportSize) =>
  paths.filter((_, index) => isNightly || viewports[index % viewports.length] === viewport);
