import { hasBackgroundImages } from './hasBackgroundImages.ts';

const addStyle = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('fonts and colours are no background images', () => {
  addStyle('@font-face { font-family: Serif; src: url("/serif.woff2"); } p { background: red; }');
  expect(hasBackgroundImages(document.body)).toBe(false);
});

test('a rule deep in a media query counts', () => {
  addStyle('@media screen { p::before { background: red url("/ground.svg"); } }');
  expect(hasBackgroundImages(document.body)).toBe(true);
});

test('an element with a style of its own counts', () => {
  const box = document.createElement('div');
  box.style.backgroundImage = 'url("/ground.svg")';
  document.body.append(box);
  expect(hasBackgroundImages(document.body)).toBe(true);
});
