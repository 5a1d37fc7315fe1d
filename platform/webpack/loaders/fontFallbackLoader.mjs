import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import subsetFont from 'subset-font';
// webpack imports loaders where no TypeScript hook is registered.
import '../../workspace/typescript.mjs';

const { fallbackFaces } = await import('./fallbackFaces.ts');
const { readFontMetrics, sample } = await import('./fontMetrics.ts');

/**
 * Adjusts every face called "X on Y" so that text in the system's font Y is as wide and as high as in the font X, and does
 * not move when X has loaded. Fails when the stylesheet names no file of X.
 */
export default function fontFallbackLoader(css) {
  describeFaces(css, promisify(this.resolve).bind(this, this.context)).then(
    (described) => this.callback(null, described),
    this.async(),
  );
}

async function describeFaces(css, resolve) {
  let described = css;
  for (const face of fallbackFaces(css)) {
    const font = await readFile(await resolve(face.file));
    const metrics = readFontMetrics(await subsetFont(font, sample.join(''), { targetFormat: 'sfnt' }), face.weight);
    described = described.replace(`${face.text}}`, () => `${face.text}${descriptors(metrics, face)}}`);
  }
  return described;
}

function descriptors({ sizeBeside, ...heights }, { systemFont, covers }) {
  const size = sizeBeside(systemFont, covers);
  const overrides = Object.entries(heights).map(
    ([name, height]) => `  ${name}-override: ${percent(height / size, 1)};\n`,
  );
  return `  size-adjust: ${percent(size, 2)};\n${overrides.join('')}`;
}

// Widths add up over a line; a tenth of a percent of a height is less than a tenth of a pixel.
const percent = (part, digits) => `${Number((part * 100).toFixed(digits))}%`;
