import type { FindLink } from './pageLink.ts';
import { prefetchOnIntent, watchIntent } from './prefetchOnIntent.ts';

describe('intent', () => {
  const link = document.createElement('a');
  document.body.append(link);

  const dispatch = (type: string, x = 0, y = 0) =>
    link.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));

  test('an element that is pointed at, focused or touched is reported', () => {
    const report = jest.fn();
    const stop = watchIntent(({ type, target }) => report(type, target));
    dispatch('pointerover', 10, 10);
    link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(report.mock.calls).toEqual([
      ['pointerover', link],
      ['focusin', link],
      ['touchstart', link],
    ]);
    stop();
    dispatch('pointerover', 20, 20);
    expect(report).toHaveBeenCalledTimes(3);
  });

  test('a link that appears under a pointer at rest is not reported', () => {
    const report = jest.fn();
    const stop = watchIntent(report);
    dispatch('pointermove', 10, 10);
    dispatch('pointerover', 10, 10);
    expect(report).not.toHaveBeenCalled();
    dispatch('pointerover', 11, 10);
    expect(report).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('prefetch on intent', () => {
  const view = { kind: 'page', params: {}, title: 'T', shows: {}, isDisabled: false, hasOwnPolicy: false } as const;
  const preloaded = { page: () => null, images: [] };
  const findLink: FindLink = (target) =>
    target instanceof HTMLAnchorElement
      ? { pathname: target.pathname, search: '', hash: '', view: { ...view, app: 'legal', page: target.pathname } }
      : undefined;

  let stop = () => {};
  afterEach(() => stop());

  /** Shows links to `/terms` and `/privacy`, whose pages load with `preloadPage`. */
  function start(preloadPage: () => Promise<typeof preloaded>, find = findLink, loadRoutes = async () => {}) {
    document.body.innerHTML = '<a href="/terms">Terms</a><a href="/privacy">Privacy</a>';
    const [terms, privacy] = document.links;
    const preload = jest.fn(preloadPage);
    const renderAhead = jest.fn();
    const federation = {
      loadPage: jest.fn(),
      readMenus: jest.fn(),
      preloadPage: preload,
      prefetchPage: jest.fn(),
      loadRoutes,
    };
    stop = prefetchOnIntent({ pathname: '/here', findLink: find, federation, renderAhead });
    const intend = (type: string, link: Element | undefined) => link?.dispatchEvent(new Event(type, { bubbles: true }));
    const rendered = () => renderAhead.mock.calls.map(([[{ pathname }]]) => pathname);
    return { terms, privacy, preload, intend, rendered };
  }

  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('each event before a click asks for the page, because others may be ahead by then', async () => {
    const { terms, intend, rendered } = start(async () => preloaded);
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      intend(type, terms);
      await settle();
    }
    expect(rendered()).toEqual(['/terms', '/terms', '/terms']);
  });

  test('the page of the last link stays ahead, however long that of an earlier one takes', async () => {
    let load = () => {};
    const slow = new Promise<typeof preloaded>((resolve) => (load = () => resolve(preloaded)));
    const loading = [slow, Promise.resolve(preloaded)];
    const { terms, privacy, intend, rendered } = start(async () => (await loading.shift()) ?? preloaded);
    intend('pointerover', terms);
    intend('pointerover', privacy);
    await settle();
    load();
    await settle();
    expect(rendered()).toEqual(['/privacy']);
  });

  test('a page that could not be loaded is loaded again at the next event', async () => {
    let isDown = true;
    const { terms, preload, intend, rendered } = start(async () => {
      if (isDown) throw new Error('down');
      return preloaded;
    });
    intend('pointerover', terms);
    await settle();
    isDown = false;
    intend('touchstart', terms);
    await settle();
    expect([preload.mock.calls.length, rendered()]).toEqual([2, ['/terms']]);
  });

  test('a page whose route is not known yet is loaded once the route table has come', async () => {
    let isKnown = false;
    const find: FindLink = (target) => {
      const link = findLink(target);
      return link && !isKnown ? { ...link, view: { kind: 'unknown' } } : link;
    };
    const { terms, intend, rendered } = start(
      async () => preloaded,
      find,
      async () => {
        isKnown = true;
      },
    );
    intend('touchstart', terms);
    await settle();
    expect(rendered()).toEqual(['/terms']);
  });

  test('a page that comes after another one is shown does not render ahead', async () => {
    const { terms, intend, rendered } = start(async () => preloaded);
    intend('pointerover', terms);
    stop();
    await settle();
    expect(rendered()).toEqual([]);
  });
});
