import type { RoutePath } from '@mirqam/shared/contract/Route';
import { structuredData } from './structuredData.ts';

const origin = 'https://www.example.org';
const about: RoutePath = { path: '/services/author_support', title: 'Author support', description: '…' };

function breadcrumbs(trail?: RoutePath['trail']) {
  const html = structuredData({
    about: trail ? { ...about, trail } : about,
    site: { origin },
    isListed: true,
    drawings: {},
  });
  const script = new DOMParser().parseFromString(html, 'text/html').querySelector('script');
  const [list] = JSON.parse(script?.textContent ?? '')['@graph'];
  return list.itemListElement.map(({ position, name, item }: Record<string, string>) => [position, name, item]);
}

const own = [2, 'Author support', `${origin}/services/author_support`];

test('breadcrumbs go from home to the page under its title', () => {
  expect(breadcrumbs()).toEqual([[1, 'Home', `${origin}/`], own]);
});

test('breadcrumbs omit a step that is not a page', () => {
  const trail = [{ name: 'Services' }, { name: 'Author support', path: about.path }];
  expect(breadcrumbs(trail)).toEqual([[1, 'Home', `${origin}/`], own]);
});

test('the page has the day of its last change, if its route has it', () => {
  const request = { site: { origin }, isListed: true, drawings: {} };
  expect(structuredData({ ...request, about: { ...about, dateModified: '2026-11-25' } })).toContain(
    '"dateModified":"2026-11-25"',
  );
  expect(structuredData({ ...request, about })).not.toContain('dateModified');
});

test('an Arabic page names the publisher in Arabic, and the Latin spelling as another name', () => {
  const graphOf = (path: string) => {
    const html = structuredData({ site: { origin }, isListed: true, drawings: {}, about: { ...about, path } });
    return JSON.parse(/{.*}/.exec(html)?.[0] ?? '')['@graph'];
  };
  const [publisher, website, page] = graphOf('/ar');
  for (const node of [publisher, website]) expect(node).toMatchObject({ name: 'مِرقم', alternateName: 'Mirqam' });
  expect(page.isPartOf.name).toBe('مِرقم');
  expect(graphOf('/')[0]).toMatchObject({ name: 'Mirqam' });
  expect(JSON.stringify(graphOf('/'))).not.toContain('alternateName');
});
