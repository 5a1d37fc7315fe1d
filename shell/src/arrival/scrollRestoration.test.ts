import { startScrollRestoration } from './scrollRestoration.ts';

const at = (pathname: string, key = 'default') => ({
  pathname,
  key,
  search: '',
  hash: '',
  state: null,
  unstable_mask: undefined,
});
const scrollTo = (top: number) => Object.assign(window, { scrollY: top });
const leaveDocument = () => window.dispatchEvent(new Event('pagehide'));

/** jsdom knows no navigations. */
const loadedBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => void loadedBy('navigate'));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('each entry of the history has its own position', () => {
  const scroll = startScrollRestoration();
  scrollTo(1500);
  scroll.remember(at('/'));
  scrollTo(700);
  scroll.remember(at('/about', 'a1'));
  expect([scroll.recall(at('/')), scroll.recall(at('/about', 'a1'))]).toEqual([1500, 700]);
  expect(scroll.recall(at('/about', 'a2'))).toBeUndefined();
});

test('two hashes that were typed on one page have positions of their own', () => {
  const scroll = startScrollRestoration();
  scrollTo(700);
  scroll.remember({ ...at('/about'), hash: '#story' });
  expect(scroll.recall({ ...at('/about'), hash: '#vision' })).toBeUndefined();
});

test('positions survive a full load', () => {
  const scroll = startScrollRestoration();
  scrollTo(1500);
  scroll.remember(at('/'));
  leaveDocument();
  expect(startScrollRestoration().recall(at('/'))).toBe(1500);
});

test('the browser restores across full loads', () => {
  Object.assign(history, { scrollRestoration: 'auto' });
  startScrollRestoration();
  expect(history.scrollRestoration).toBe('manual');
  leaveDocument();
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a full load in the middle of a route change restores nothing', () => {
  const scroll = startScrollRestoration();
  scrollTo(700);
  scroll.remember(at('/before', 'a1'));
  leaveDocument();
  expect(startScrollRestoration().recall(at('/'))).toBeUndefined();
  scroll.settle();
  leaveDocument();
  expect(startScrollRestoration().recall(at('/'))).toBe(700);
});

describe('where the browser does not restore', () => {
  const scrolled = jest.fn();
  const enterDocument = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  beforeEach(() => {
    Object.assign(window, { scrollTo: scrolled.mockReset() });
    startScrollRestoration();
    scrollTo(1300);
    leaveDocument();
    scrollTo(0);
  });

  test.each(['back_forward', 'reload'])('a %s brings the position back', (type) => {
    loadedBy(type);
    startScrollRestoration();
    enterDocument(false);
    expect(scrolled).toHaveBeenLastCalledWith(0, 1300);
  });

  test('a page that was shown before this script ran gets its position back', () => {
    loadedBy('reload');
    startScrollRestoration();
    expect(scrolled).toHaveBeenLastCalledWith(0, 1300);
  });

  test('a page from the back/forward cache gets its position back', () => {
    enterDocument(true);
    expect(scrolled).toHaveBeenLastCalledWith(0, 1300);
  });

  test('a position that the browser has restored stays', () => {
    scrollTo(1290);
    enterDocument(true);
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('a new visit starts at the top', () => {
    enterDocument(false);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('without storage positions last as long as the document', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const scroll = startScrollRestoration();
  scrollTo(300);
  scroll.remember(at('/'));
  expect(scroll.recall(at('/'))).toBe(300);
});
