import { expect } from '@playwright/test';
import type { FaultServer, Rule } from '../support/FaultServer.ts';
import type { Visitor } from '../support/Visitor.ts';
import { hydrated, shellHydrated } from '../support/visit.ts';
import { type Cell, isFault, patternOf, type Target, targets } from './cells.ts';

const isOffline = ({ trouble }: Cell) => trouble.startsWith('offline');

const isQuick = ({ trouble, kind }: Cell) =>
  isFault(trouble) && trouble !== 'slow 30 s' && trouble !== 'hanging' && kind !== 'image';

/** Lets a visitor meet one trouble and checks all that is promised; resolves to what the visitor was shown. */
export async function meetCell(visitor: Visitor, site: FaultServer, cell: Cell): Promise<string> {
  const target = targets[cell.remote];
  const shown =
    cell.way === 'first load'
      ? await meetFirstLoad(visitor, site, cell, target)
      : await meetNavigation(visitor, site, cell, target);
  expect(visitor.errors).toEqual([]);
  return shown;
}

async function meetFirstLoad(visitor: Visitor, site: FaultServer, cell: Cell, target: Target): Promise<string> {
  const { page } = visitor;
  const rule = prepare(site, cell);
  await page.goto(target.path, { waitUntil: 'commit' });
  await visitor.expectReadable(target.heading);
  if (cell.kind === 'stylesheet') {
    // The styles stand in the HTML: there is nothing to lose.
    await hydrated(page);
    expect(rule.served).toBe(0);
    return 'nothing asked for';
  }
  if (cell.kind === 'image') await page.locator(`img[src*="${target.image}"]`).scrollIntoViewIfNeeded();
  await expect.poll(() => rule.served).toBeGreaterThan(0);
  if (isOffline(cell)) {
    await page.context().setOffline(true);
    const isLost = () => visitor.failedRequests.some((path) => rule.pattern.test(path));
    // A browser by itself asks once more for what breaks off on a connection that it has used before.
    await expect
      .poll(() => {
        site.dropConnections();
        return isLost();
      })
      .toBe(true);
  }
  // With the last attempt over, nothing may have touched the HTML.
  if (isQuick(cell)) await expect.poll(() => site.requested(/\?retry=2$/).length).toBeGreaterThan(0);
  await visitor.expectReadable(target.heading);
  if (cell.trouble === 'offline then online') {
    site.behave();
    await page.context().setOffline(false);
    await hydrated(page);
    return 'taken over';
  }
  if (!isOffline(cell)) {
    await shellHydrated(page);
    await visitor.follow(target.other.path);
    expect(await visitor.notice(target.other.heading)).toBe('page');
    await visitor.expectReadable(target.other.heading);
  }
  expect(visitor.fullLoads).toBe(1);
  site.behave();
  await page.context().setOffline(false);
  await visitor.start(target.path);
  await visitor.expectReadable(target.heading);
  return 'HTML stays';
}

async function meetNavigation(visitor: Visitor, site: FaultServer, cell: Cell, target: Target): Promise<string> {
  const { page } = visitor;
  // Offline everything is lost, so what a kind of file needs before it must be in already.
  const origin = isOffline(cell) && cell.kind !== 'entry' ? target.sibling : target.other;
  await visitor.start(origin.path);
  const rule = prepare(site, cell);
  await page.context().setOffline(isOffline(cell));
  await visitor.follow(target.path);
  const shown = await visitor.notice(target.heading);
  expect(visitor.fullLoads).toBeLessThanOrEqual(1);
  if (isOffline(cell)) expect(visitor.failedRequests.length).toBeGreaterThan(0);
  else expect(rule.served).toBeGreaterThan(0);
  if (shown === 'page') await visitor.expectReadable(target.heading);
  const loads = visitor.fullLoads;

  if (cell.trouble === 'offline then online') {
    site.behave();
    await page.context().setOffline(false);
    expect(await visitor.notice(target.heading)).toBe('page');
    return 'message, then page';
  }
  if (shown === 'message') {
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await visitor.notice(target.heading)).toBe('message');
    await page.goBack();
    await visitor.expectReadable(origin.heading);
  } else {
    // The new document, which holds its styles, makes attempts of its own; one that ends with the fault would spoil what follows.
    const isTriedAnew = loads > 0 && isQuick(cell) && cell.kind !== 'stylesheet';
    if (isTriedAnew) await expect.poll(() => site.requested(/\?retry=2$/).length).toBeGreaterThan(1);
    await visitor.follow(target.other.path);
    expect(await visitor.notice(target.other.heading)).toBe('page');
    await visitor.expectReadable(target.other.heading);
  }
  site.behave();
  await page.context().setOffline(false);
  await visitor.follow(target.path);
  expect(await visitor.notice(target.heading)).toBe('page');
  await visitor.expectReadable(target.heading);
  expect(visitor.fullLoads).toBe(loads);
  return shown === 'page' && loads > 0 ? 'full load' : shown;
}

function prepare(site: FaultServer, cell: Cell): Rule {
  const pattern = patternOf(cell);
  if (!pattern) throw new Error(`${cell.remote} has no ${cell.kind}`);
  const { trouble } = cell;
  if (isFault(trouble)) return site.misbehave(pattern, trouble);
  if (trouble === 'redeployed mid-visit') return site.misbehave(pattern, () => site.redeploy());
  if (trouble === 'old release deleted') {
    return site.misbehave(pattern, async () => {
      await site.redeploy();
      await site.removeRelease(cell.remote);
    });
  }
  // Until the network is off the file hangs.
  return site.misbehave(pattern, 'hanging');
}

/** What the visitor must have been shown. */
export function expectedIn({ trouble, kind, way }: Cell): string {
  if (way === 'first load') {
    if (kind === 'stylesheet') return 'nothing asked for';
    return trouble === 'offline then online' ? 'taken over' : 'HTML stays';
  }
  if (trouble === 'offline') return 'message';
  if (trouble === 'offline then online') return 'message, then page';
  return trouble === 'redeployed mid-visit' || kind === 'image' ? 'page' : 'full load';
}
