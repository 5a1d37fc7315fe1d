/** A face of a stylesheet that replaces a font until the file of the font has loaded. */
interface FallbackFace {
  /** The rule without its closing brace. */
  readonly text: string;
  /** The module of the replaced font. */
  readonly file: string;
  readonly weight: number;
  readonly systemFont: string;
  /** Whether the face has a character. */
  readonly covers: (codePoint: number) => boolean;
}

/** Finds the faces called "X on Y" in a stylesheet. Throws when the stylesheet names no file for X. */
export function fallbackFaces(css: string): readonly FallbackFace[] {
  const rules = [...css.matchAll(/(@font-face \{[^}]*)\}/g)].map(([, text = '']) => text);
  const fallbacks = rules.filter((text) => descriptor(text, 'font-family').includes(' on '));
  return fallbacks.map((text) => {
    const name = descriptor(text, 'font-family');
    const isSibling = (other: string) =>
      other !== text && descriptor(other, 'font-family') === name && weightOf(other) === weightOf(text);
    const siblingRanges = fallbacks.filter(isSibling).map(rangeOf);
    const covers = descriptor(text, 'unicode-range')
      ? rangeOf(text)
      : (codePoint: number) => !siblingRanges.some((isInRange) => isInRange(codePoint));
    const [, systemFont = ''] = /local\("([^"]*)"\)/.exec(text) ?? [];
    return { text, file: fileOf(rules, name), weight: weightOf(text), systemFont, covers };
  });
}

function fileOf(rules: readonly string[], name: string): string {
  const [font] = name.split(' on ');
  const rule = rules.find((text) => descriptor(text, 'font-family') === font);
  const [, file] = /url\("~([^"?]*)/.exec(rule ?? '') ?? [];
  if (!file) throw new Error(`"${name}" needs a font: add an @font-face of "${font}" with a url() to its stylesheet`);
  return file;
}

const descriptor = (rule: string, name: string) =>
  (new RegExp(`[\\s;]${name}: ([^;]*);`).exec(rule)?.[1] ?? '').replaceAll('"', '');

const weightOf = (rule: string) => Number.parseInt(descriptor(rule, 'font-weight'), 10);

function rangeOf(rule: string): (codePoint: number) => boolean {
  const ranges = [...descriptor(rule, 'unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
