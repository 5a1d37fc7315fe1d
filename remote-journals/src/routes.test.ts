import { site } from '@mirqam/shared/contract/site';
import { routes } from './routes.ts';

const [{ paths }] = routes;

test('every service has an address of its own', () => {
  expect(paths).toHaveLength(29);
  expect(new Set(paths.map(({ path }) => path)).size).toBe(29);
});

test('no two services share a title or a description', () => {
  expect(new Set(paths.map(({ title }) => title)).size).toBe(29);
  expect(new Set(paths.map(({ description }) => description)).size).toBe(29);
});

test.each(paths)('search engines can show title and description of $path in full', ({ title, description }) => {
  expect(`${title} | ${site.name}`.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(155);
});
