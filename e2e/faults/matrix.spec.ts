import { expect } from '@playwright/test';
import type { FaultServer } from '../support/FaultServer.ts';
import { test } from '../support/faultTest.ts';
import { type PreloadError, preloadErrorsOf } from '../support/preloadErrorsOf.ts';
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
