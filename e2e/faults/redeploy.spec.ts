import { expect } from '@playwright/test';
import { compositionOf } from '../support/delivery/follow.ts';
import { test } from '../support/faultTest.ts';
import { Visitor } from '../support/Visitor.ts';
import { hydrated } from '../support/visit.ts';
import { targets } from './cases.ts';

const { path, heading } = targets.journals;

// At night `delivery/visit.spec.ts` promotes and rolls back during a visit.
test('a page keeps its releases through a deployment until the next full load', async ({ page, site }) => {
  const [before, after] = site.deployments;
  const visitor = new Visitor(page);
  await visitor.start('/');
  await site.redeploy();
  await visitor.follow(path);
  await visitor.expectReadable(heading);
  expect(await compositionOf(page)).toBe(before);
  visitor.expectUnbroken();
  await page.reload();
  await hydrated(page);
  expect(await compositionOf(page)).toBe(after);
});
