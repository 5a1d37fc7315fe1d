import type { PreloadErrorEvent } from '@mirqam/shared/contract/preloadError';
import { expect, type Page } from '@playwright/test';
import type { FaultServer } from '../support/FaultServer.ts';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { type FaultCase, isFault, matrix, patternOf, stages } from './cases.ts';
import { expectedIn, isQuick, runCase } from './runCase.ts';

for (const faultCase of matrix) {
  const { trouble, kind, way, remote } = faultCase;
  test(`the visit goes on: ${trouble}, ${kind} of ${remote}, ${way}`, async ({ page, site }) => {
    const events = await preloadErrorsOf(page);
    expect(await runCase(new Visitor(page), site, faultCase)).toBe(expectedIn(faultCase));
    await expectEvents(events, faultCase, site);
  });
}

/** Expects one event for each of the first attempts to load the file; those of links in view may follow. */
async function expectEvents(events: readonly PreloadError[], faultCase: FaultCase, { deployments }: FaultServer) {
  const { kind, remote, trouble, way } = faultCase;
  if (kind === 'image' || expectedIn(faultCase) === 'not requested') return;
  const ofFile = () => events.filter(({ stage }) => stage === stages[kind]);
  if (isQuick(faultCase)) {
    await expect.poll(() => ofFile().length).toBeGreaterThanOrEqual(3);
    const details = {
      isError: true,
      message: expect.stringMatching(/could not be loaded$/),
      app: remote,
      release: expect.stringMatching(/^1\.0\.0-/),
      composition: deployments[0],
      stage: stages[kind],
      url: expect.stringMatching(patternOf(faultCase) ?? ''),
      target: 'window',
      cancelable: true,
    };
    expect(ofFile().slice(0, 3)).toEqual(
      [1, 2, 3].map((attempt) => ({ ...details, attempt, wasHandled: attempt < 3 })),
    );
  } else if (isFault(trouble) && way === 'navigation') {
    const late = { wasHandled: true, message: expect.stringMatching(/did not arrive in time$/) };
    expect(ofFile().slice(0, 2)).toMatchObject([1, 2].map((attempt) => ({ ...late, attempt })));
  }
}

/** A `federation:preloadError` as a listener on `window` gets it. */
interface PreloadError {
  readonly isError: boolean;
  readonly message: string;
  readonly app: string;
  readonly release: string;
  readonly composition: string;
  readonly stage: string;
  readonly url: string;
  readonly attempt: number;
  readonly target: string;
  readonly cancelable: boolean;
  /** Read after every listener has run. */
  readonly wasHandled: boolean;
}

/** Collects the preload errors of a page; call it before the page is opened. */
async function preloadErrorsOf(page: Page): Promise<readonly PreloadError[]> {
  const errors: PreloadError[] = [];
  await page.exposeFunction('reportPreloadError', (error: PreloadError) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener('federation:preloadError', (event: PreloadErrorEvent) => {
      const { payload, app, release, composition, stage, url, attempt, cancelable } = event;
      const target = event.currentTarget === window ? 'window' : 'elsewhere';
      const isError = payload instanceof Error;
      const details = { isError, message: payload.message, app, release, composition, stage, url, attempt, target };
      setTimeout(() =>
        Reflect.get(window, 'reportPreloadError')({ ...details, cancelable, wasHandled: event.defaultPrevented }),
      );
    });
  });
  return errors;
}
