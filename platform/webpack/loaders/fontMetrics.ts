import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { systemFontWidths } from './systemFontWidths.ts';

/** A text with the letter frequencies of our pages, in lines as long as on a phone, where a line ends without a space. */
export const sample = [
  'Every paper deserves a clear path',
  'from manuscript to published article',
  'Choose a journal that fits your work',
  'then let our editors review the text',
  'What we do: 12 checks of your data,',
  'figures and references in 48 hours.',
  'The Open Access movement brings new',
  'research within reach of everyone.',
  'Your questions, answered by people',
  'who have published before. Submit',
  'once; we format, translate and index',
  'the accepted version in each place.',
];

/** The metrics of a variable font at one weight, in parts of the font size; named as CSS names its overrides. */
interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly 'line-gap': number;
  /** The width of the characters that `covers` accepts, divided by their width in a font of the system. */
  readonly sizeBeside: (systemFont: string, covers: (codePoint: number) => boolean) => number;
}

/** Reads the metrics of a font with a weight axis. `sizeBeside` throws for a font that `systemFontWidths.ts` lacks. */
export function readFontMetrics(sfnt: Uint8Array, weight: number): FontMetrics {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const { ascender, descender, lineGap } = font.hExtents();
  const letters = sample.flatMap((line) => lettersOf(font, line));
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    'line-gap': lineGap / face.upem,
    sizeBeside(systemFont, covers) {
      const widths = systemFontWidths[systemFont];
      if (!widths)
        throw new Error(`"${systemFont}" has no widths: add them to platform/webpack/loaders/systemFontWidths.ts`);
      const counted = letters.filter(({ codePoint }) => covers(codePoint));
      const own = counted.reduce((sum, { width }) => sum + width / face.upem, 0);
      return own / counted.reduce((sum, { codePoint }) => sum + (widths[codePoint - firstCodePoint] ?? 0) / 1000, 0);
    },
  };
}

const firstCodePoint = 0x20;

/** The characters of a line with their widths in it, kerning included. */
function lettersOf(font: Font, line: string) {
  const buffer = new Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ cluster, xAdvance = 0 }) => ({ codePoint: line.charCodeAt(cluster), width: xAdvance }));
}
