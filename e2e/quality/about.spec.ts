import { expect } from '@playwright/test';
import { test } from '../support/tabTest.ts';
import { visit } from '../support/visit.ts';
import { desktop, tablet } from '../support/widths.ts';

test.use({ viewport: desktop });

// `WhyCards.test.tsx` watches the mouse and the focus.
test('a tap expands a card in 500 ms, and lifting the finger does not fold it again', async ({ browser, origin }) => {
  await using context = await browser.newContext({ baseURL: origin, hasTouch: true, viewport: tablet });
  const page = await context.newPage();
  await visit(page, '/about');
  const card = page.getByRole('listitem').filter({ hasText: 'Develop & Grow' });
  await expect(page.getByRole('list').filter({ has: card })).toHaveCSS('transition-duration', '0.5s');
  await card.getByRole('heading').tap();
  await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  const first = page.getByRole('button', { name: 'Connection & Community' });
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});
