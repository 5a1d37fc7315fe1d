import type { Route } from '@mirqam/shared/contract/Route';
import { site } from '@mirqam/shared/contract/site';
import { render, screen } from '@testing-library/react';
import { routes } from './routes.ts';

const everyRoute: readonly Route[] = routes;
const everyPath = everyRoute.flatMap((route) => route.paths);
const pages = routes.map(({ page }) => page).filter((page) => page !== 'HomePage');

const props = {
  params: {},
  navigate: () => {},
  pending: false,
  menus: {},
  notFound: () => {
    throw new Error('not found');
  },
};

test.each(pages)('%s renders exactly one h1', async (name) => {
  const module = await import(`./pages/${name}.tsx`);
  const Page = module[name];
  render(<Page {...props} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('no two routes share a pattern, page, title or description', () => {
  const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
  expect(twice(routes.map(({ pattern }) => pattern))).toEqual([]);
  expect(twice(routes.map(({ page }) => page))).toEqual([]);
  expect(twice(everyPath.map(({ title }) => title))).toEqual([]);
  expect(twice(everyPath.map(({ description }) => description))).toEqual([]);
});

test.each(everyPath)('search engines can show title and description of $path in full', ({ title, description }) => {
  expect(`${title} | ${site.name}`.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(155);
});

test('only the gallery is left out of the sitemap', () => {
  const unlisted = routes.filter((route) => 'isUnlisted' in route);
  expect(unlisted.map(({ pattern }) => pattern)).toEqual(['/gallery']);
});
