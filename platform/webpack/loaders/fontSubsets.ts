const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The characters of each subset, by the query of the stylesheet's `url()`. */
export const subsets: Readonly<Record<'basic' | 'accents' | 'ar', string>> = {
  // English, and the letters of words in German and Spanish.
  basic: `${letters(0x20, 0x7e)}\u00a0©®°×ßáäéíñóöúü–—‘’“”•…−€™`,
  // Names with accents.
  accents: `${letters(0xa1, 0xa8)}${letters(0xaa, 0xad)}${letters(0xb1, 0xd6)}${letters(0xd8, 0xff)}ıŒœ`,
  // Arabic with its vowel signs, and English beside it.
  ar: `${letters(0x621, 0x63a)}${letters(0x640, 0x652)}،؛؟${letters(0x20, 0x7e)}\u00a0©«°»×–—’“”•…−`,
};
