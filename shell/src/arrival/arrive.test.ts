import { findAnchor, focusAnchor, focusHeading, leavePage, scrollToAnchor } from './arrive.ts';

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

const show = (html: string) => {
  document.body.innerHTML = `<h1>Site</h1><main>${html}</main>`;
  return (id: string) => document.getElementById(id) ?? document.body;
};

test('a page without a heading does not move the focus', () => {
  const element = show('<button id="button">Search</button>');
  element('button').focus();
  focusHeading();
  expect(element('button')).toHaveFocus();
});

test('an anchor passes the focus to the heading that labels it', () => {
  const element = show('<section id="values" aria-labelledby="label"><h2 id="label">Our values</h2></section>');
  focusAnchor(element('values'));
  expect(element('label')).toHaveFocus();
});

test('an anchor without a label gets the focus itself, and keeps its place in the tab order', () => {
  const element = show('<p id="note">A note</p><a id="link" href="/about">About us</a>');
  focusAnchor(element('note'));
  expect(element('note')).toHaveFocus();
  expect(element('note').tabIndex).toBe(-1);
  element('link').tabIndex = 0;
  focusAnchor(element('link'));
  expect(element('link').tabIndex).toBe(0);
});

test('the focus leaves the page that is removed', () => {
  const element = show('<a id="link" href="/about">About us</a>');
  element('link').focus();
  leavePage();
  expect(document.body).toHaveFocus();
});

test('the focus stays in the header and in the footer', () => {
  document.body.innerHTML = '<main></main><footer><a id="link" href="/about">About us</a></footer>';
  const link = document.getElementById('link');
  link?.focus();
  leavePage();
  expect(link).toHaveFocus();
});
