import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SliderWords } from '../../contract/content/Words.ts';
import { Slider } from './Slider.tsx';

const words: SliderWords = {
  previous: 'Previous slide',
  next: 'Next slide',
  one: '{last} of {count}',
  several: '{first}–{last} of {count}',
};

/** Renders four slides of 300 px and mocks their layout, which jsdom lacks. */
function setUp({ shown }: { readonly shown: number }) {
  const sizes = {
    offsetLeft: (element: Element) => 300 * [...(element.parentElement?.children ?? [])].indexOf(element),
    clientWidth: () => 300 * shown,
    scrollWidth: () => 1200,
  };
  for (const [name, size] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return size(this);
      },
    });
  }
  render(
    <Slider label="Why work with us" words={words}>
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Slider>,
  );
  return { previous: button('Previous slide'), next: button('Next slide'), row: screen.getByRole('group') };
}

const button = (name: string) => screen.getByRole('button', { name });

/** Presses a button and completes the scroll. */
async function press(element: HTMLElement, row: HTMLElement) {
  await userEvent.click(element);
  fireEvent.scroll(row);
}

test('the slides are a list in a region with a heading', () => {
  setUp({ shown: 1 });
  expect(screen.getByRole('region', { name: 'Why work with us' })).toContainElement(
    screen.getByRole('heading', { level: 2 }),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('Next and Previous move by one slide and announce the position', async () => {
  const { previous, next, row } = setUp({ shown: 1 });
  // A screen reader would read out the first layout.
  expect(screen.getByText('1 of 4')).toHaveAttribute('aria-live', 'off');
  await press(next, row);
  expect(row.scrollLeft).toBe(300);
  expect(screen.getByText('2 of 4')).toHaveAttribute('aria-live', 'polite');
  await press(previous, row);
  expect(row.scrollLeft).toBe(0);
  expect(screen.getByText('1 of 4')).toBeVisible();
});

test('a press before the first measurement moves by one slide', async () => {
  const silent = { observe: () => undefined, disconnect: () => undefined };
  const observer = jest.spyOn(window, 'ResizeObserver').mockImplementation(() => silent as never);
  const { next, row } = setUp({ shown: 1 });
  await userEvent.click(next);
  expect(row.scrollLeft).toBe(300);
  observer.mockRestore();
});

test('the position names every slide in view', () => {
  const { row } = setUp({ shown: 3 });
  fireEvent.scroll(row);
  expect(screen.getByText('1–3 of 4')).toBeVisible();
  fireEvent.scroll(row, { target: { scrollLeft: 300 } });
  expect(screen.getByText('2–4 of 4')).toBeVisible();
});

test('quick presses add up while the row is still moving', async () => {
  const { next, row } = setUp({ shown: 1 });
  await userEvent.click(next);
  await userEvent.click(next);
  expect(row.scrollLeft).toBe(600);
});

test('the button at an end is disabled, keeps the focus and does nothing', async () => {
  const { previous, next, row } = setUp({ shown: 3 });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'false');
  await press(next, row);
  await press(next, row);
  expect(row.scrollLeft).toBe(300);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a row that shows all its slides does not move', () => {
  const { previous, next } = setUp({ shown: 4 });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('swiping changes the position too', () => {
  const { row } = setUp({ shown: 1 });
  fireEvent.scroll(row, { target: { scrollLeft: 890 } });
  expect(screen.getByText('4 of 4')).toBeVisible();
});

test('the row is focusable, so that the arrow keys scroll it', async () => {
  const { row } = setUp({ shown: 1 });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(row).toHaveFocus();
});
