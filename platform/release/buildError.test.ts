import { placeOf, textOf } from './buildError.ts';

test('a message keeps its " at " and loses the stack', () => {
  const message =
    'Module build failed (from ../shared/build/contentLoader.mjs):\nError: Unexpected token } in JSON at position 3\n    at parse (<anonymous>)\n    at load (file.ts:1:2)';
  expect(textOf({ message })).toBe('Unexpected token } in JSON at position 3');
});

test('a place is a file and a line of the checkout', () => {
  const moduleName = '../shared/build/loader.mjs!./src/pages/HomePage.tsx?raw';
  expect(placeOf({ message: '', moduleName, loc: '3:5-9' }, '/site/remote-legal')).toBe(
    'remote-legal/src/pages/HomePage.tsx:3:5',
  );
});

test('what is wrong with the list of pages is wrong in their folder', () => {
  const moduleName = 'data:text/javascript,export const pages = {}';
  expect(placeOf({ message: '', moduleName }, '/site/remote-legal')).toBe('remote-legal/src/pages');
});
