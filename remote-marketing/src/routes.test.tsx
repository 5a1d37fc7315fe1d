import { render, screen } from '@testing-library/react';
import { routes } from './routes.ts';

const pages = routes.map(({ page }) => page).filter((page) => !page.endsWith('HomePage'));

const props = {
  params: {},
  navigate: () => {},
  pending: false,
  menus: {},
  notFound: () => {
    throw new Error('not found');
  },
};

test.each(pages)('%s exists and has one h1', async (name) => {
  const module = await import(`./pages/${name}.tsx`);
  const Page = module[name.replace(/^.*\//, '')];
  render(<Page {...props} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each(routes.filter((route) => 'isTitledByPage' in route))('$page has the title of its route', async (route) => {
  const module = await import(`./pages/${route.page}.tsx`);
  expect(module[route.page.replace(/^.*\//, '')].title()).toBe(route.paths[0].title);
});

test('only the gallery is left out of the live site', () => {
  const hidden = routes.filter((route) => 'isPreviewOnly' in route);
  expect(hidden.map(({ pattern }) => pattern)).toEqual(['/gallery']);
});
