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

test('fonts and colours are not background images', () => {
  addStyle('@font-face { font-family: Serif; src: url("/serif.woff2"); } p { background: red; }');
  expect(hasBackgroundImages(document.body)).toBe(false);
});

test('a background image in a media query counts', () => {
  addStyle('@media screen { p::before { background: red url("/ground.svg"); } }');
  expect(hasBackgroundImages(document.body)).toBe(true);
});

test('a background image in a style attribute counts', () => {
  const box = document.createElement('div');
  box.style.backgroundImage = 'url("/ground.svg")';
  document.body.append(box);
  expect(hasBackgroundImages(document.body)).toBe(true);
});
