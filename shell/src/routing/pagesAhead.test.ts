import type { PageAhead } from './findPage.ts';
import { addAhead, aheadAtRest } from './pagesAhead.ts';

const ahead = (pathname: string): PageAhead => ({ pathname, title: pathname, view: { kind: 'not-found' } });
const add = (...paths: readonly string[]) =>
  paths
    .map(ahead)
    .reduce<readonly PageAhead[]>(addAhead, [])
    .map(({ pathname }) => pathname);

describe('on a touch screen', () => {
  const media = window.matchMedia('');
  beforeEach(() => {
    const matches = (query: string) => query === '(hover: none)';
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: matches(query) }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('the last four pages stay ahead', () => {
    expect(add('/1', '/2', '/3', '/4', '/5')).toEqual(['/2', '/3', '/4', '/5']);
    expect(aheadAtRest()).toBe(4);
  });

  test('a page that is ahead already changes nothing, so that nothing is rendered again', () => {
    const pages = [ahead('/1'), ahead('/2')];
    expect(addAhead(pages, ahead('/1'))).toBe(pages);
  });
});

test('where a hover announces a page, it alone is ahead, and none at rest', () => {
  expect(add('/1', '/2')).toEqual(['/2']);
  expect(aheadAtRest()).toBe(0);
});
