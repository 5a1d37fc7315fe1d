import { findAnchor, scrollToAnchor } from './arrive.ts';

document.body.innerHTML = '<section id="our values"></section>';
const section = document.querySelector('section') ?? document.body;

test('a hash names the element with its decoded id', () => {
  expect(findAnchor('#our%20values')).toBe(section);
});

test.each(['', '#', '#nothing', '#100%'])('the hash %j names nothing', (hash) => {
  expect(findAnchor(hash)).toBeNull();
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('with reduced motion %j the scrolling to an anchor is %s', (matches, behavior) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches }));
  section.scrollIntoView = jest.fn();
  scrollToAnchor(section);
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior });
});
