import subsetFont from 'subset-font';

const letters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The characters of each subset, by the query of the stylesheet's `url()`. */
const subsets = {
  // English, and the letters of words in German and Spanish.
  '?basic': `${letters(0x20, 0x7e)}\u00a0©®°×ßáäéíñóöúü–—‘’“”•…−€™`,
  // Names with accents.
  '?accents': `${letters(0xa1, 0xa8)}${letters(0xaa, 0xad)}${letters(0xb1, 0xd6)}${letters(0xd8, 0xff)}ıŒœ`,
};

/** Reduces a WOFF2 font to the subset that its query names. */
export default function fontSubsetLoader(font) {
  const done = this.async();
  const characters = subsets[this.resourceQuery];
  if (!characters) {
    done(new Error(`${this.resourcePath} needs a subset: add ${Object.keys(subsets).join(' or ')} to its url()`));
    return;
  }
  subsetFont(font, characters, { targetFormat: 'woff2' }).then((subset) => done(null, subset), done);
}

export const raw = true;
