import subsetFont from 'subset-font';

const letters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The characters of each subset, by the query of the stylesheet's `url()`. */
const subsets = {
  // English, and the letters of words in German and Spanish.
  basic: `${letters(0x20, 0x7e)}\u00a0©®°×ßáäéíñóöúü–—‘’“”•…−€™`,
  // Names with accents.
  accents: `${letters(0xa1, 0xa8)}${letters(0xaa, 0xad)}${letters(0xb1, 0xd6)}${letters(0xd8, 0xff)}ıŒœ`,
  // Arabic with its vowel signs, and English beside it.
  ar: `${letters(0x621, 0x63a)}${letters(0x640, 0x652)}،؛؟${letters(0x20, 0x7e)}\u00a0©«°»×–—’“”•…−`,
};

/**
 * Reduces a WOFF2 font to the subset that its query names, and to the weights after `&wght=`, such as `600` or `400-700`. The
 * rules that join letters and place marks stay.
 */
export default function fontSubsetLoader(font) {
  const done = this.async();
  const [, name, min, max] = /^\?(\w+)(?:&wght=(\d+)(?:-(\d+))?)?$/.exec(this.resourceQuery) ?? [];
  const characters = subsets[name];
  if (!characters) {
    const choices = Object.keys(subsets).map((subset) => `?${subset}`);
    done(new Error(`${this.resourcePath} needs a subset: add ${choices.join(' or ')} to its url()`));
    return;
  }
  const wght = max ? { min: Number(min), max: Number(max) } : Number(min);
  const variationAxes = min ? { wght } : undefined;
  subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }).then((subset) => done(null, subset), done);
}

export const raw = true;
