import { routes } from './routes.ts';

test.each(routes.filter((route) => 'isTitledByPage' in route))('$page has the title of its route', async (route) => {
  const module = await import(`./pages/${route.page}.tsx`);
  expect(module[route.page.replace(/^.*\//, '')].title()).toBe(route.paths[0].title);
});

test('only the gallery is left out of the live site', () => {
  const hidden = routes.filter((route) => 'isPreviewOnly' in route);
  expect(hidden.map(({ pattern }) => pattern)).toEqual(['/gallery']);
});
