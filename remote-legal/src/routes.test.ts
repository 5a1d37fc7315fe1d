import type { Route } from '@mirqam/shared/contract/Route';
import { routes } from './routes.ts';

const paths = routes.flatMap((route: Route) => route.paths);

test('privacy policy and terms have an address each', () => {
  expect(paths.map(({ path }) => path)).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-conditions']));
});

test.each(paths)('search engines can show the description of $path in full', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(155);
});
