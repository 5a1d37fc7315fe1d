import subsetFont from 'subset-font';

const letters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** What a font is cut down to, by the query that its stylesheet asks with. */
const subsets = {
  // What English is written with.
  '?basic': `${letters(0x20, 0x7e)}\u00a0©®°×–—‘’“”•…−€™`,
  // What names may need besides.
  '?accents': `${letters(0xa1, 0xa8)}${letters(0xaa, 0xad)}${letters(0xb1, 0xd6)}${letters(0xd8, 0xff)}ıŒœ`,
};

/** Cuts a WOFF2 font down to the characters of the subset that its query names. */
export default function fontSubsetLoader(font) {
  const done = this.async();
  const characters = subsets[this.resourceQuery];
  if (!characters) {
    done(new Error(`${this.resourcePath} is asked for without a subset: add ${Object.keys(subsets).join(' or ')}`));
    return;
  }
  subsetFont(font, characters, { targetFormat: 'woff2' }).then((subset) => done(null, subset), done);
}

export const raw = true;
