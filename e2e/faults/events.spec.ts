import { expect, type Page } from '@playwright/test';
import type { FaultServer, Rule } from '../support/FaultServer.ts';
import { test } from '../support/faultTest.ts';
import { preloadErrorsOf } from '../support/preloadErrorsOf.ts';
import { Visitor } from '../support/Visitor.ts';
import { type Kind, patternOf, stages, targets } from './cases.ts';

const { path, heading } = targets.journals;
const files = ['entry', 'page chunk', 'content chunk', 'stylesheet'] as const satisfies readonly Kind[];

// The events of each fault are expected in `matrix.spec.ts`.

/** Makes a kind of file of the journals remote misbehave. */
function lose(site: FaultServer, kind: Kind, fault: Rule['act']) {
  const pattern = patternOf({ kind, remote: 'journals' });
  if (!pattern) throw new Error(`there is no ${kind}`);
  return site.injectFault(pattern, fault);
}

/** The composition of the page, once its route table has come. */
async function compositionOf(page: Page) {
  await page.waitForFunction(() => globalThis.federationApps);
  return await page.evaluate(() => ({
    composition: federationVisit.composition.id,
    release: federationVisit.composition.apps['journals']?.version,
  }));
}

const ways = {
  async 'first load'(visitor: Visitor) {
    // Without its inline styles the page fetches the stylesheet.
    await visitor.page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<style data-href="[^"]*JournalPage\.\w+\.css">.*?<\/style>/s, ''),
      });
    });
    await visitor.page.goto(path);
    return heading;
  },
  async navigation(visitor: Visitor) {
    await visitor.start('/');
    await visitor.follow(path);
    return heading;
  },
  async intent(visitor: Visitor) {
    await visitor.start('/');
    await visitor.page.getByRole('main').getByRole('link', { name: 'Find a journal' }).first().hover();
    return 'Your research, published with care and easy to find';
  },
} as const;

const visits = (['first load', 'navigation', 'intent'] as const).flatMap((way) => files.map((kind) => ({ way, kind })));

// By day `fileLoader.test.ts` counts the events of files.
for (const { way, kind } of visits) {
  test(`every attempt to load the ${kind} that fails raises one event, ${way}`, { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    const visitor = new Visitor(page);
    const events = await preloadErrorsOf(page);
    const lost = lose(site, kind, 'HTTP 404');
    const shown = await ways[way](visitor);
    // A route change then falls back to a full load, which loses the same files again, except for the inline styles.
    const rounds = way === 'navigation' && kind !== 'stylesheet' ? 2 : 1;
    await expect.poll(() => events.length).toBe(3 * rounds);
    await visitor.expectReadable(shown);
    const details = {
      isError: true,
      message: expect.stringMatching(/could not be loaded$/),
      app: 'journals',
      ...(await compositionOf(page)),
      stage: stages[kind],
      url: expect.stringMatching(lost.pattern),
      target: 'window',
      cancelable: true,
    };
    const attempts = [1, 2, 3].map((attempt) => ({ ...details, attempt, wasHandled: attempt < 3 }));
    expect(events).toEqual(Array(rounds).fill(attempts).flat());
    const [{ url } = { url: '' }] = events;
    expect(new Set(site.requested(lost.pattern))).toEqual(new Set([url, `${url}?retry=1`, `${url}?retry=2`]));
    expect(visitor.errors).toEqual([]);
  });
}
