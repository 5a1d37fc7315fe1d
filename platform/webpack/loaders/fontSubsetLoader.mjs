import subsetFont from 'subset-font';
// webpack imports loaders where no TypeScript hook is registered.
import '../../workspace/typescript.mjs';

const { subsets } = await import('./fontSubsets.ts');

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
