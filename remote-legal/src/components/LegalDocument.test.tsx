import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { render, screen, within } from '@testing-library/react';
import { labels } from '../content/labels.ts';
import { privacyPolicy } from '../content/privacyPolicy.ts';
import { termsConditions } from '../content/termsConditions.ts';
import { routes } from '../routes.ts';
import { LegalDocument } from './LegalDocument.tsx';

test.each([
  { content: privacyPolicy, heading: 'Privacy Policy' },
  { content: termsConditions, heading: 'Terms & Conditions' },
])('the page $heading shows the date of its last update', ({ content, heading }) => {
  render(<LegalDocument content={content} labels={labels} />);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText('Updated 18th August 2025')).toBeVisible();
});

test.each([
  { path: '/privacy-policy', content: privacyPolicy },
  { path: '/terms-conditions', content: termsConditions },
])('the route $path has the date that its page shows', ({ path, content }) => {
  const known: readonly SiteRoute[] = routes;
  const about = known.flatMap(({ paths }) => paths).find((page) => page.path === path);
  const day = new Date(about?.dateModified ?? '').toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  expect(content.banner.date.replace(/(?<=^\d+)[a-z]+/, '')).toBe(day);
});

test('the parts are numbered 1 to 5 and 7 to 9', () => {
  render(<LegalDocument content={privacyPolicy} labels={labels} />);
  const numbers = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.slice(0, 2));
  expect(numbers).toEqual(['1.', '2.', '3.', '4.', '5.', '7.', '8.', '9.']);
});

test('the contents link every part', () => {
  render(<LegalDocument content={privacyPolicy} labels={labels} />);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  // Column and disclosure hold the same links.
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map(({ id }) => `#${id}`),
  );
});

test('a link at the bottom of a narrow window leads back to the contents', () => {
  render(<LegalDocument content={privacyPolicy} labels={labels} />);
  const { id } = screen.getByRole('navigation', { name: 'Contents' });
  expect(screen.getByRole('link', { name: 'Back to contents' })).toHaveAttribute('href', `#${id}`);
});

test('the terms share the body of the privacy policy', () => {
  expect(termsConditions.section).toBe(privacyPolicy.section);
  expect(termsConditions.banner.desc).not.toBe(privacyPolicy.banner.desc);
});
