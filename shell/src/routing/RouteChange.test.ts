import type { Location } from 'react-router-dom';
import type { FoundPage, LoadedPage } from './findPage.ts';
import type { View } from './matchRoute.ts';
import { type Destination, RouteChange, type Screen, type Stage } from './RouteChange.ts';

const place = (pathname: string, hash = ''): Location => ({ pathname, hash, search: '', state: null, key: pathname });
const viewOf = (page: string): View => ({
  kind: 'page',
  app: 'marketing',
  page,
  params: {},
  title: page,
  shows: {},
  isDisabled: false,
  hasOwnPolicy: false,
});
const page = Object.assign(() => null, {});
const pageOf = (name: string): LoadedPage => ({ view: viewOf(name), title: name, images: [] });
const to = (name: string): Destination => ({ location: place(`/${name}`), view: viewOf(name), restored: undefined });

interface Waiting<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

function waiting<T>(): Waiting<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A change on the page `/about`; the test says when pages and images arrive. */
function open() {
  const screens: Screen[] = [];
  const finds: Waiting<FoundPage>[] = [];
  const late = waiting<boolean>();
  const images: { known?: Promise<unknown>; all?: Promise<unknown> } = {};
  const arrived: (string | undefined)[] = [];
  const fades: boolean[] = [];
  const stage: Stage = {
    render: (next) => screens.push(next),
    find: () => {
      const find = waiting<FoundPage>();
      finds.push(find);
      return find.promise;
    },
    comesLate: () => late.promise,
    awaitKnownImages: () => images.known,
    awaitImages: () => images.all,
    leave: () => undefined,
    replace: async (_, isComplete, show) => {
      fades.push(isComplete);
      show();
    },
    endFade: () => undefined,
    arrive: (_, found) => arrived.push(found?.title),
  };
  const change = new RouteChange(stage, { state: 'settled', location: place('/about'), view: viewOf('about') });
  const states = () => screens.map(({ state, location: { pathname } }) => `${state} ${pathname}`);
  return { change, finds, late, images, arrived, fades, states };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds = 1) => jest.advanceTimersByTimeAsync(milliseconds);

test('a page whose code is here already is shown without the loader', async () => {
  const { change, finds, states, arrived } = open();
  void change.follow(to('contact'));
  finds[0]?.resolve(pageOf('contact'));
  await pass();
  expect(states()).toEqual(['settled /contact']);
  expect(arrived).toEqual(['contact']);
});

test('a page that was rendered ahead is not searched for, and may fade', async () => {
  const { change, finds, states, fades } = open();
  const link = { ...place('/contact'), view: viewOf('contact'), loaded: { page, images: [] } };
  if (link.view.kind !== 'page') throw new Error('not a page');
  void change.follow({ ...to('contact'), ahead: { ...link, view: link.view } });
  await pass();
  expect(finds).toEqual([]);
  expect(states()).toEqual(['settled /contact']);
  expect(fades).toEqual([true]);
});

test('the loader covers the page before while code loads, and the next page until its images are here', async () => {
  const { change, finds, states, images, arrived } = open();
  const picture = waiting<void>();
  images.all = picture.promise;
  void change.follow(to('contact'));
  await pass();
  expect(states()).toEqual(['loading /about']);
  finds[0]?.resolve(pageOf('contact'));
  await pass();
  expect(states().slice(1)).toEqual(['loading /contact', 'settling /contact']);
  expect(arrived).toEqual([]);
  picture.resolve();
  await pass();
  expect(states().at(-1)).toBe('settled /contact');
  expect(arrived).toEqual(['contact']);
});

test('the page before stays until known images are here, or the loader hides it', async () => {
  const { change, finds, states, images } = open();
  images.known = waiting<void>().promise;
  void change.follow(to('contact'));
  finds[0]?.resolve(pageOf('contact'));
  await pass(260);
  expect(states()).toEqual(['loading /about']);
  await pass(20);
  expect(states().at(-1)).toBe('settled /contact');
});

test('images get at most seven seconds from the click on', async () => {
  const { change, finds, states, images } = open();
  images.all = waiting<void>().promise;
  void change.follow(to('contact'));
  await pass(4000);
  finds[0]?.resolve(pageOf('contact'));
  await pass(2990);
  expect(states().at(-1)).toBe('settling /contact');
  await pass(20);
  expect(states().at(-1)).toBe('settled /contact');
});

test('a page that fails is shown by itself when it arrives after all', async () => {
  const { change, finds, states, late } = open();
  void change.follow(to('contact'));
  await pass(5000);
  finds[0]?.resolve('failed');
  await pass();
  expect(states()).toEqual(['loading /about', 'failed /about']);
  late.resolve(true);
  await pass(0);
  finds[1]?.resolve(pageOf('contact'));
  await pass();
  expect(states().at(-1)).toBe('settled /contact');
});

test('a page that fails at once is not requested again by itself', async () => {
  const { change, finds, states, late } = open();
  void change.follow(to('contact'));
  finds[0]?.resolve('failed');
  late.resolve(true);
  await pass();
  expect(states()).toEqual(['failed /about']);
  expect(finds).toHaveLength(1);
});

test('a page that arrives after the visitor has navigated elsewhere is not shown', async () => {
  const { change, finds, states, late } = open();
  void change.follow(to('contact'));
  await pass(5000);
  finds[0]?.resolve('failed');
  await pass();
  void change.follow(to('terms'));
  finds[1]?.resolve(pageOf('terms'));
  await pass();
  late.resolve(true);
  await pass();
  expect(finds).toHaveLength(2);
  expect(states().at(-1)).toBe('settled /terms');
});

test('a new change ends the one before', async () => {
  const { change, finds, states, arrived } = open();
  void change.follow(to('contact'));
  void change.follow(to('terms'));
  finds[0]?.resolve(pageOf('contact'));
  await pass();
  expect(states()).toEqual(['loading /about']);
  finds[1]?.resolve(pageOf('terms'));
  await pass();
  expect(states().at(-1)).toBe('settled /terms');
  expect(arrived).toEqual(['terms']);
});

test('going back while the next page loads keeps the page of before, and requests nothing', async () => {
  const { change, finds, states } = open();
  void change.follow(to('contact'));
  await pass();
  void change.follow(to('about'));
  await pass();
  expect(states()).toEqual(['loading /about', 'settled /about']);
  expect(finds).toHaveLength(1);
});

test('Try again searches for the page again', async () => {
  const { change, finds, states } = open();
  void change.follow(to('contact'));
  finds[0]?.resolve('failed');
  await pass();
  void change.tryAgain();
  await pass();
  expect(states().at(-1)).toBe('loading /about');
  expect(finds).toHaveLength(2);
});

test('an abandoned change shows nothing', async () => {
  const { change, finds, states } = open();
  void change.follow(to('contact'));
  change.abandon();
  finds[0]?.resolve(pageOf('contact'));
  await pass();
  expect(states()).toEqual([]);
});
