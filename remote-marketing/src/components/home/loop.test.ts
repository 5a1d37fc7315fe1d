import { loopWidth, scrollByCard } from './loop.ts';

function carousel(scrollLeft: number) {
  const list = document.createElement('ul');
  const card = document.createElement('li');
  list.append(card);
  // Twelve cards of 300 px with gaps of 16 px, as a browser would lay them out.
  Object.defineProperty(list, 'scrollWidth', { value: 12 * 316 - 16 });
  Object.defineProperty(card, 'clientWidth', { value: 300 });
  Object.assign(list, {
    scrollTo: ({ left }: ScrollToOptions) => {
      list.scrollLeft = left ?? 0;
    },
  });
  list.scrollLeft = scrollLeft;
  return list;
}

test('the loop is as long as six cards and their gaps', () => {
  expect(loopWidth(carousel(0))).toBe(6 * 316);
});

test('scrolling goes to the edge of the next or the previous card', () => {
  const list = carousel(330);
  scrollByCard(list, 1, 'auto');
  expect(list.scrollLeft).toBe(2 * 316);
  scrollByCard(list, -1, 'auto');
  expect(list.scrollLeft).toBe(316);
});

test('a list that reads from right to left scrolls to the left', () => {
  const list = carousel(-330);
  list.style.direction = 'rtl';
  scrollByCard(list, 1, 'auto');
  expect(list.scrollLeft).toBe(-2 * 316);
  scrollByCard(list, -1, 'auto');
  expect(list.scrollLeft).toBe(-316);
  scrollByCard(list, -1, 'auto');
  scrollByCard(list, -1, 'auto');
  expect(list.scrollLeft).toBe(-5 * 316);
});

test('scrolling back from the first card shows the last', () => {
  const list = carousel(0);
  scrollByCard(list, -1, 'auto');
  expect(list.scrollLeft).toBe(5 * 316);
});

test('scrolling on from the last card shows the first copy', () => {
  const list = carousel(5 * 316);
  scrollByCard(list, 1, 'auto');
  expect(list.scrollLeft).toBe(6 * 316);
  scrollByCard(list, 1, 'auto');
  expect(list.scrollLeft).toBe(316);
});

test('quick presses add up where the browser reports no end of scrolling', () => {
  jest.useFakeTimers();
  const reported = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  const list = carousel(0);
  const scrollTo = jest.spyOn(list, 'scrollTo').mockImplementation(() => undefined);
  const press = () => scrollByCard(list, 1, 'smooth');
  press();
  press();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * 316, behavior: 'smooth' });
  jest.advanceTimersByTime(1000);
  press();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 316, behavior: 'smooth' });
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', reported);
  jest.useRealTimers();
});
