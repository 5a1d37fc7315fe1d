import type { ViewportSize } from '@playwright/test';
import { isNightly } from './nightly.ts';

/** The paths to try in one of several viewports: each path in one of them, in turn; in the nightly run in all of them. */
export const inTurn = (paths: readonly string[], viewports: readonly ViewportSize[], viewport: ViewportSize) =>
  paths.filter((_, index) => isNightly || viewports[index % viewports.length] === viewport);
