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

for (const kind of files) {
  test(`offline from the ${kind} on, each attempt to load it raises one event`, { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    const events = await preloadErrorsOf(page);
    lose(site, kind, async () => {
      await page.context().setOffline(true);
      site.dropConnections();
    });
    await ways.intent(new Visitor(page));
    // Other pending requests fail too.
    await expect
      .poll(() => events.filter(({ stage }) => stage === stages[kind]).map(({ attempt }) => attempt))
      .toEqual([1, 2, 3]);
  });
}

test('the HTML stays readable after three attempts that hang on a first load', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  const visitor = new Visitor(page);
  const events = await preloadErrorsOf(page);
  lose(site, 'page chunk', 'hanging');
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
  await expect
    .poll(async () => {
      await page.clock.runFor(8000);
      return events.length;
    })
    .toBe(3);
  const message = expect.stringMatching(/did not arrive in time$/);
  expect(events).toMatchObject(
    [1, 2, 3].map((attempt) => ({ stage: 'page', attempt, wasHandled: attempt < 3, message })),
  );
  await visitor.expectReadable(heading);
  expect(visitor.fullLoads).toBe(1);
  expect(visitor.errors).toEqual([]);
});

for (const [decision, outcome] of [
  ['left alone', 'throws its payload'],
  ['handled', 'throws nothing'],
] as const) {
  test(`an attempt whose event is ${decision} ${outcome}`, { tag: '@nightly' }, async ({ page, site }) => {
    // This listener runs before the shell's and hides the event from it.
    await page.addInitScript((isHandled) => {
      addEventListener('federation:preloadError', (event) => {
        event.stopImmediatePropagation();
        if (isHandled) event.preventDefault();
        Reflect.set(window, 'payload', Reflect.get(event, 'payload'));
      });
    }, decision === 'handled');
    lose(site, 'page chunk', 'HTTP 404');
    await new Visitor(page).start('/about');
    await page.evaluate((url) => {
      const load = window.federationLoadFile;
      const record = (end: unknown) => Reflect.set(window, 'thrown', end);
      load({ app: 'journals', stage: 'page', url, integrity: 'sha256-x' }).then(() => record('nothing'), record);
    }, '/apps/journals/JournalPage.0123456789ab.js');
    await page.waitForFunction(() => Reflect.has(window, 'payload'));
    const thrown = await page.evaluate(() => {
      if (!Reflect.has(window, 'thrown')) return 'throws nothing';
      return Reflect.get(window, 'thrown') === Reflect.get(window, 'payload') ? 'throws its payload' : 'throws another';
    });
    expect(thrown).toBe(outcome);
  });
}
