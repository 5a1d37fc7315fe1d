import { keyAction } from './keyAction.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

// `Dropdown.test.tsx` has the other keys.
test.each([
  [{ key: 'Escape' }, false],
  [{ key: 'Tab' }, false],
  [{ key: 'PageDown' }, false],
  [{ key: 'Shift' }, true],
  [{ key: 'f', ctrlKey: true }, false],
  [{ key: 'ArrowDown', metaKey: true }, true],
  [{ key: 'e', altKey: true }, true],
])('%j keeps its effect in the browser, in a list that is open: %j', (event, isOpen) => {
  expect(keyAction({ ...plain, ...event }, isOpen)).toBeUndefined();
});

test.each([
  ['PageDown', 'pageDown'],
  ['PageUp', 'pageUp'],
  ['é', 'type'],
])('an open dropdown takes %p as %p', (key, action) => {
  expect(keyAction({ ...plain, key }, true)).toBe(action);
});
