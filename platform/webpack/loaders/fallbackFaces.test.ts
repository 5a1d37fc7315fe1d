import { fallbackFaces } from './fallbackFaces.ts';

const font = '@font-face {\n  font-family: "Ours";\n  src: url("~ours/normal.woff2?basic") format("woff2");\n}\n';
const fallback = (weight: string, range = '') =>
  `@font-face {\n  font-family: "Ours on Arial";\n  font-weight: ${weight};\n  src: local("Arial"), local("Other");\n${range}}\n`;

test('a fallback names the file of its font, its weight and the font of the system that has it', () => {
  expect(fallbackFaces(font + fallback('500 700'))).toEqual([
    expect.objectContaining({ file: 'ours/normal.woff2', weight: 500, systemFont: 'Arial' }),
  ]);
});

test('a fallback without a range takes the characters that no other of its weight takes', () => {
  const css = font + fallback('400') + fallback('400', '  unicode-range: U+20, U+61-63;\n') + fallback('500');
  const taken = fallbackFaces(css).map(({ covers }) =>
    [...' abcd'].filter((letter) => covers(letter.charCodeAt(0))).join(''),
  );
  expect(taken).toEqual(['d', ' abc', ' abcd']);
});

test('a fallback for a font without a file is refused', () => {
  expect(() => fallbackFaces(fallback('400'))).toThrow('"Ours on Arial" needs a font');
});
