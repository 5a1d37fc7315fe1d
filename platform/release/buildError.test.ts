import { causesOf, errorPlace, errorText } from './buildError.ts';

test('a message keeps the word "at" and loses its stack', () => {
  const message =
    'Module build failed (from ../shared/build/contentLoader.mjs):\nError: Unexpected token } in JSON at position 3\n    at parse (<anonymous>)\n    at load (file.ts:1:2)';
  expect(errorText({ message })).toBe('Unexpected token } in JSON at position 3');
});

test('a file of a kind that the site does not serve is named with those that it does', () => {
  const message =
    "Module parse failed: Unexpected character '@' (1:0)\nYou may need an appropriate loader to handle this file type.";
  expect(errorText({ message, moduleName: './src/talk.mp4' })).toMatch(
    /^this is not a kind of file .*: use one of avif, /,
  );
  for (const moduleName of ['./src/talk.js', './src/talk.tsx?raw', "data:text/javascript,import('./Page.tsx')"])
    expect(errorText({ message, moduleName })).toBe(message);
});

test('an error is placed at a file and line of the checkout', () => {
  const moduleName = '../shared/build/loader.mjs!./src/pages/HomePage.tsx?raw';
  expect(errorPlace({ message: '', moduleName, loc: '3:5-9' }, '/site/remote-legal')).toBe(
    'remote-legal/src/pages/HomePage.tsx:3:6',
  );
});

test('an error in the list of pages is placed at their folder', () => {
  const moduleName = 'data:text/javascript,export const pages = {}';
  expect(errorPlace({ message: '', moduleName }, '/site/remote-legal')).toBe('remote-legal/src/pages');
});

test('a build error names the source, not the generated file', () => {
  const cause = { message: 'TS1134: Variable declaration expected.' };
  const consequence = { message: 'Module parse failed: Unexpected token (2:10)' };
  expect(causesOf([consequence, cause])).toEqual([cause]);
  expect(causesOf([consequence])).toEqual([consequence]);
});

test('an error in content is reported at its module alone, in its own words', () => {
  const failed = (name: string) =>
    `Module build failed (from ../platform/loader.mjs):\nError: Execution of module code from module graph (${name}) failed: Cannot read x\n    at f (a:1:2)`;
  const cause = { message: failed('./src/content/policy.ts?raw') };
  expect(causesOf([{ message: failed('./src/content/policy.ts') }, cause])).toEqual([cause]);
  expect(errorText(cause)).toBe('Cannot read x');
});
