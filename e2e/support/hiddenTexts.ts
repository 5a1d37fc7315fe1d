import type { Page } from '@playwright/test';

/** The texts of a page that nobody can see, but for those of closed parts and of what only assistive technology reads. */
export const hiddenTexts = async (page: Page): Promise<readonly string[]> =>
  await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h2, h3, p, li, blockquote')]
      .filter((element) => !element.closest('details, nav, [aria-hidden], [role="listbox"], [aria-live]'))
      // Radio buttons show one of these at a time.
      .filter((element) => !element.closest('fieldset ~ *'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .flatMap((element) => element.textContent?.trim().slice(0, 60) || [])
      // The position of a slider is hidden where all its slides are visible.
      .filter((text) => !/^\d (?:of|من) \d$/.test(text)),
  );
