import { marquee } from './marquee.ts';

let stop: AbortController;
let list: HTMLUListElement;

beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
  list = document.createElement('ul');
  // Two copies of 1,000 px with their gaps, as a browser would lay them out.
  Object.defineProperty(list, 'scrollWidth', { value: 1984 });
});

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

test('the list moves at no more than 35 px a second', () => {
  marquee(list, stop.signal);
  jest.advanceTimersByTime(2000);
  expect(list.scrollLeft).toBeGreaterThan(40);
  expect(list.scrollLeft).toBeLessThanOrEqual(70);
});

test('a list that reads from right to left moves to the right', () => {
  list.style.direction = 'rtl';
  marquee(list, stop.signal);
  jest.advanceTimersByTime(2000);
  expect(list.scrollLeft).toBeLessThan(-40);
});

test('the list starts again from the first copy at the end of the loop', () => {
  list.scrollLeft = 999;
  marquee(list, stop.signal);
  jest.advanceTimersByTime(1000);
  expect(list.scrollLeft).toBeLessThan(40);
});

test('the list stops while the mouse is over it', () => {
  // jsdom has no PointerEvent.
  const send = (type: string) => list.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
  marquee(list, stop.signal);
  send('pointerenter');
  jest.advanceTimersByTime(2000);
  expect(list.scrollLeft).toBe(0);
  send('pointerleave');
  jest.advanceTimersByTime(1000);
  expect(list.scrollLeft).toBeGreaterThan(10);
});

test('the list stops when a visitor scrolls', () => {
  marquee(list, stop.signal);
  jest.advanceTimersByTime(500);
  list.scrollLeft = 400;
  jest.advanceTimersByTime(1000);
  expect(list.scrollLeft).toBe(400);
  jest.advanceTimersByTime(2000);
  expect(list.scrollLeft).toBeGreaterThan(400);
});

test('the list stops when the signal aborts', () => {
  marquee(list, stop.signal);
  stop.abort();
  jest.advanceTimersByTime(1000);
  expect(list.scrollLeft).toBe(0);
});
