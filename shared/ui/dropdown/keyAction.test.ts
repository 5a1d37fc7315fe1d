import { keyAction } from './keyAction.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowDown', 'stay'],
  ['Enter', 'stay'],
  [' ', 'stay'],
  ['ArrowUp', 'first'],
  ['Home', 'first'],
  ['End', 'last'],
  ['e', 'type'],
  ['Escape', undefined],
  ['Tab', undefined],
  ['PageDown', undefined],
])('a closed dropdown takes %p as %p', (key, action) => {
  expect(keyAction({ ...plain, key }, false)).toBe(action);
});

test.each([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['PageDown', 'pageDown'],
  ['PageUp', 'pageUp'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'choose'],
  [' ', 'choose'],
  ['Tab', 'choose'],
  ['Escape', 'cancel'],
  ['é', 'type'],
  ['Shift', undefined],
])('an open dropdown takes %p as %p', (key, action) => {
  expect(keyAction({ ...plain, key }, true)).toBe(action);
});

test('Alt+Up chooses and Alt+Down opens', () => {
  expect(keyAction({ ...plain, altKey: true, key: 'ArrowUp' }, true)).toBe('choose');
  expect(keyAction({ ...plain, altKey: true, key: 'ArrowDown' }, false)).toBe('stay');
});

test('shortcuts of the browser keep their effect', () => {
  expect(keyAction({ ...plain, ctrlKey: true, key: 'f' }, false)).toBeUndefined();
  expect(keyAction({ ...plain, metaKey: true, key: 'ArrowDown' }, true)).toBeUndefined();
  expect(keyAction({ ...plain, altKey: true, key: 'e' }, true)).toBeUndefined();
});
