import { expect } from '@playwright/test';
import type { FaultServer, Rule } from '../support/FaultServer.ts';
import type { Visitor } from '../support/Visitor.ts';
import { hydrated, shellHydrated } from '../support/visit.ts';
import { type FaultCase, isFault, isImmediate, isRequested, patternOf, type Target, targets } from './cases.ts';

const isOffline = ({ trouble }: FaultCase) => trouble.startsWith('offline');

/** Whether each attempt fails at once, and is repeated. */
export const isQuick = ({ trouble, kind }: FaultCase) => isImmediate(trouble) && kind !== 'image';

/** Injects a fault during a visit and checks the visit; resolves to what the visitor was shown. */
export async function runCase(visitor: Visitor, site: FaultServer, faultCase: FaultCase): Promise<string> {
  const run = { visitor, site, faultCase, target: targets[faultCase.remote] };
  const shown = await (faultCase.way === 'first load' ? runFirstLoad(run) : runNavigation(run));
  expect(visitor.errors).toEqual([]);
  return shown;
}

interface Run {
  readonly visitor: Visitor;
  readonly site: FaultServer;
  readonly faultCase: FaultCase;
  readonly target: Target;
}

async function runFirstLoad({ visitor, site, faultCase, target }: Run): Promise<string> {
  const { page } = visitor;
  const rule = prepare(site, faultCase);
  await page.goto(target.path, { waitUntil: 'commit' });
  await visitor.expectReadable(target.heading);
  if (!isRequested(faultCase)) {
    await hydrated(page);
    expect(rule.served).toBe(0);
    return 'not requested';
  }
  if (faultCase.kind === 'image') await page.locator(`img[src*="/${target.image}"]`).first().scrollIntoViewIfNeeded();
  await expect.poll(() => rule.served).toBeGreaterThan(0);
  if (isOffline(faultCase)) {
    // A page whose shell has not loaded stays HTML, whatever the connection does.
    await shellHydrated(page);
    await page.context().setOffline(true);
    const isLost = () => visitor.failedRequests.some((path) => rule.pattern.test(path));
    // The browser repeats a request that fails on a reused connection, so this drops connections until one is lost.
    await expect
      .poll(() => {
        site.dropConnections();
        return isLost();
      })
      .toBe(true);
  }
  // The HTML must still be intact after the last attempt.
  if (isQuick(faultCase)) await expect.poll(() => site.requested(/\?retry=2$/).length).toBeGreaterThan(0);
  await visitor.expectReadable(target.heading);
  if (faultCase.trouble === 'offline then online') {
    site.clearFaults();
    await page.context().setOffline(false);
    await hydrated(page);
    return 'hydrated later';
  }
  if (!isOffline(faultCase)) {
    await shellHydrated(page);
    await visitor.follow(target.other.path);
    expect(await visitor.notice(target.other.heading)).toBe('page');
    await visitor.expectReadable(target.other.heading);
  }
  expect(visitor.fullLoads).toBe(1);
  site.clearFaults();
  await page.context().setOffline(false);
  await visitor.start(target.path);
  await visitor.expectReadable(target.heading);
  return 'HTML stays';
}

async function runNavigation({ visitor, site, faultCase, target }: Run): Promise<string> {
  const { page } = visitor;
  // Offline every request fails, so the files that are requested earlier must already be loaded.
  const origin = isOffline(faultCase) && faultCase.kind !== 'entry' ? target.sibling : target.other;
  await visitor.start(origin.path);
  const rule = prepare(site, faultCase);
  await page.context().setOffline(isOffline(faultCase));
  await visitor.follow(target.path);
  const shown = await visitor.notice(target.heading);
  expect(visitor.fullLoads).toBeLessThanOrEqual(1);
  if (isOffline(faultCase)) expect(visitor.failedRequests.length).toBeGreaterThan(0);
  else expect(rule.served).toBeGreaterThan(0);
  if (shown === 'page') await visitor.expectReadable(target.heading);
  const loads = visitor.fullLoads;

  if (faultCase.trouble === 'offline then online') {
    site.clearFaults();
    await page.context().setOffline(false);
    await expect.poll(() => visitor.notice(target.heading), { timeout: 8000 }).toBe('page');
    await visitor.expectReadable(target.heading);
    return 'message, then page';
  }
  if (shown === 'message') {
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await visitor.notice(target.heading)).toBe('message');
    await page.goBack();
    await visitor.expectReadable(origin.heading);
  } else {
    // The new document repeats the attempts, except for its inline styles; wait for the last one before the fault ends.
    const isRetried = loads > 0 && isQuick(faultCase) && faultCase.kind !== 'stylesheet';
    if (isRetried) await expect.poll(() => site.requested(/\?retry=2$/).length).toBeGreaterThan(1);
    await visitor.follow(target.other.path);
    expect(await visitor.notice(target.other.heading)).toBe('page');
    await visitor.expectReadable(target.other.heading);
  }
  site.clearFaults();
  await page.context().setOffline(false);
  await visitor.follow(target.path);
  expect(await visitor.notice(target.heading)).toBe('page');
  await visitor.expectReadable(target.heading);
  expect(visitor.fullLoads).toBe(loads);
  return shown === 'page' && loads > 0 ? 'full load' : shown;
}

function prepare(site: FaultServer, faultCase: FaultCase): Rule {
  const pattern = patternOf(faultCase);
  if (!pattern) throw new Error(`${faultCase.remote} has no ${faultCase.kind}`);
  const { trouble } = faultCase;
  if (isFault(trouble)) return site.injectFault(pattern, trouble);
  if (trouble === 'redeployed mid-visit') return site.injectFault(pattern, () => site.redeploy());
  if (trouble === 'old release deleted') {
    return site.injectFault(pattern, async () => {
      await site.redeploy();
      await site.removeRelease(faultCase.remote);
    });
  }
  // The file hangs until the browser is offline.
  return site.injectFault(pattern, 'hanging');
}

/** The outcome that `runCase` must resolve to. */
export function expectedIn({ trouble, kind, way }: FaultCase): string {
  if (way === 'first load') {
    if (kind === 'stylesheet') return 'not requested';
    return trouble === 'offline then online' ? 'hydrated later' : 'HTML stays';
  }
  if (trouble === 'offline') return 'message';
  if (trouble === 'offline then online') return 'message, then page';
  return trouble === 'redeployed mid-visit' || kind === 'image' ? 'page' : 'full load';
}
