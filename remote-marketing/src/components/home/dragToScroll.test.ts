import { dragToScroll } from './dragToScroll.ts';

let stop: AbortController;
let list: HTMLUListElement;
let link: HTMLAnchorElement;
let follow: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
  list = document.createElement('ul');
  link = document.createElement('a');
  list.append(link);
  // jsdom neither lays out nor captures pointers.
  Object.assign(list, { setPointerCapture: () => undefined });
  Object.defineProperty(list, 'scrollWidth', { value: 1984 });
  follow = jest.fn();
  link.addEventListener('click', follow);
  dragToScroll(list, stop.signal);
});

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

function drag(from: number, to: number, pointerType = 'mouse') {
  // jsdom has no PointerEvent.
  const send = (type: string, clientX: number, buttons: number) =>
    link.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX, buttons }), { pointerType }));
  send('pointerdown', from, 1);
  send('pointermove', to, 1);
  send('pointerup', to, 0);
  link.click();
  jest.runAllTimers();
}

test('dragging with a mouse scrolls the list and follows no link', () => {
  drag(300, 180);
  expect(list.scrollLeft).toBe(120);
  expect(follow).not.toHaveBeenCalled();
});

test('a list that reads from right to left follows the mouse to the right', () => {
  list.style.direction = 'rtl';
  drag(100, 220);
  expect(list.scrollLeft).toBe(-120);
});

test('dragging back from the start shows the end of the loop', () => {
  drag(100, 200);
  expect(list.scrollLeft).toBe(900);
});

test('a press that moves less than 6 px is a click', () => {
  drag(100, 103);
  expect(list.scrollLeft).toBe(0);
  expect(follow).toHaveBeenCalledTimes(1);
});

test('the click after a drag follows its link', () => {
  drag(300, 180);
  link.click();
  expect(follow).toHaveBeenCalledTimes(1);
});

test('the browser handles touch', () => {
  drag(300, 180, 'touch');
  expect(list.scrollLeft).toBe(0);
  expect(follow).toHaveBeenCalledTimes(1);
});
