import { reveal } from './useOpenList.ts';

function place(element: HTMLElement, box: Partial<Record<'offsetTop' | 'offsetHeight' | 'clientHeight', number>>) {
  for (const [name, value] of Object.entries(box)) Object.defineProperty(element, name, { value });
  return element;
}

test('a list scrolls no further than needed to show the option', () => {
  const list = place(document.createElement('div'), { clientHeight: 300 });
  const option = (offsetTop: number) => place(document.createElement('div'), { offsetTop, offsetHeight: 44 });
  reveal(list, option(200));
  expect(list.scrollTop).toBe(0);
  reveal(list, option(440));
  expect(list.scrollTop).toBe(184);
  reveal(list, option(100));
  expect(list.scrollTop).toBe(100);
});
