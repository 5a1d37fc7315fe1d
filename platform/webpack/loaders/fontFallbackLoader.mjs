import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import subsetFont from 'subset-font';
// webpack imports loaders where no TypeScript hook is registered.
import { register } from 'tsx/esm/api';

register();
const { fallbackFaces } = await import('./fallbackFaces.ts');
const { readFontMetrics, sample } = await import('./fontMetrics.ts');

/**
 * Gives every face called "X on Y" the metrics of the font X, whose file the same stylesheet names, as the system's font
 * Y can have them: text is then as wide and as high before the font has come as afterwards. Fails when X has no file.
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

function descriptors({ sizeBeside, ...heights }, { systemFont, isIn }) {
  const size = sizeBeside(systemFont, isIn);
  const overrides = Object.entries(heights).map(([name, height]) => `  ${name}-override: ${percent(height / size)};\n`);
  return `  size-adjust: ${percent(size)};\n${overrides.join('')}`;
}

const percent = (part) => `${(part * 100).toFixed(2)}%`;
