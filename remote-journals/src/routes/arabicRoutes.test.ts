import { arabicRoutes } from './arabicRoutes.ts';

test.each(arabicRoutes.flatMap(({ paths }) => paths))(
  '$path has a title and a description of the lengths that search engines show',
  ({ path, title, description }) => {
    expect(path).toMatch(/^\/ar\/journals\/\w+\/[\w-]+$/);
    expect(title.length).toBeLessThanOrEqual(51);
    expect(description.length).toBeGreaterThanOrEqual(95);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);
