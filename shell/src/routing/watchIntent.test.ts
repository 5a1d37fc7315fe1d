import { watchIntent } from './watchIntent.ts';

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
