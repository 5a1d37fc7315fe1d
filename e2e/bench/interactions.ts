import type { Locator, Page } from '@playwright/test';
import { Site } from '../support/Site.ts';
import { hydrated } from '../support/visit.ts';
import { measureOnSlowPhone } from './slowPhone.ts';

interface Control {
  readonly path: string;
  use(page: Page): Promise<void>;
}

const button = (name: string, path = '/') => ({
  path,
  use: async (page: Page) => await tap(page.getByRole('button', { name }).first()),
});

const dropdown = (name: string, path = '/') => ({
  path,
  use: async (page: Page) => await tap(page.getByRole('combobox', { name })),
});

const conference = '/services/conference_services';

const controls: Readonly<Record<string, Control>> = {
  'menu opens': button('Open menu'),
  'audiences open': dropdown("I'm an"),
  'services open': dropdown('and I need'),
  'a letter finds a service': {
    path: '/',
    use: async (page) => await page.getByRole('combobox', { name: 'and I need' }).press('t'),
  },
  'audience of the recognition': {
    path: '/',
    use: async (page) => {
      await tap(page.getByRole('combobox', { name: 'Audience' }));
      await tap(page.getByRole('option', { name: 'Publisher' }));
    },
  },
  'next theme': button('Next theme'),
  'next testimonial': button('Next testimonial'),
  'form shows what is missing': button('Send message', '/contact'),
  'a letter in the form': {
    path: '/contact',
    use: async (page) => await page.getByRole('textbox', { name: 'Name' }).press('a'),
  },
  'day of the ruler': {
    path: conference,
    use: async (page) => {
      await tap(page.getByRole('combobox', { name: 'Day' }));
      await tap(page.getByRole('option', { name: '17' }));
    },
  },
};

/** Taps what is in view and painted, as a visitor does: Playwright alone taps in the frame that scrolls it into view. */
async function tap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  await control.tap();
}

/**
 * Measures the milliseconds from an input until the frame that shows what it did, the slowest of the control's inputs: its
 * interaction to next paint, see https://web.dev/articles/inp.
 */
export const measureInteractions = () =>
  Site.during((origin) =>
    measureOnSlowPhone('control', Object.keys(controls), async (page, name) => {
      const { path, use } = controls[name] as Control;
      await page.addInitScript(watchInteractions);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      await use(page);
      return { ms: await slowestInteraction(page) };
    }),
  );

function watchInteractions() {
  const durations: number[] = [];
  Reflect.set(window, 'durations', durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Events of less than 16 ms are not reported, others within half a second. */
const slowestInteraction = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Math.max(16, ...Reflect.get(window, 'durations'));
  });
