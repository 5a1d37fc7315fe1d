import { nextTask } from './nextTask.ts';

/** Those of our fonts that came after the page had been painted without them. */
let late: readonly FontFace[] = [];

/** Pixels from which a browser counts a movement, see https://wicg.github.io/layout-instability/ */
const noticed = 3;

/**
 * Our fonts are `optional`, and on phones not part of the first paint: what comes after it stays aside, so that nothing
 * moves while it is read. This puts late ones on when nothing in view moves by it; else they wait for `showLateFonts`.
 */
export async function tryLateFonts(): Promise<void> {
  try {
    const rules = [...document.styleSheets].flatMap(fontsOf);
    const fonts = rules.filter(({ style }) => style.getPropertyValue('font-display') === 'optional');
    await Promise.all(fonts.map((rule) => document.fonts.load(`1em ${familyOf(rule)}`)));
    late = await Promise.all(fonts.filter((rule) => !isShown(familyOf(rule))).map((rule) => faceOf(rule).load()));
    if (late.length === 0) return;
    // Letters with accents load when a page has some: where the page holds them back, they come with the others.
    late = [...late, ...rules.filter((rule) => !fonts.includes(rule) && isHeldBack(rule)).map(faceOf)];
  } catch {
    // A font that cannot be had is not missed, for its fallback has the same measure; nor can every stylesheet be read.
    return;
  }
  await nextTask();
  const below = partsBelow(document.body);
  const nodes = [...below, ...nodesNearby(below)];
  const stills = putOff(below);
  await nextTask();
  const starts = nodes.map(startOf);
  showLateFonts();
  if (nodes.some((node, at) => hasMoved(starts[at], startOf(node))))
    for (const face of late) document.fonts.delete(face);
  for (const still of stills) {
    await nextTask();
    still.cancel();
    document.body.getBoundingClientRect();
  }
}

/** Puts late fonts on: for a moment when the page changes anyhow. */
export function showLateFonts(): void {
  for (const face of late) document.fonts.add(face);
}

/** The fonts that a stylesheet takes from the network, whatever the window. */
const fontsOf = ({ cssRules }: CSSStyleSheet | CSSMediaRule): readonly CSSFontFaceRule[] =>
  [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return fontsOf(rule);
    return rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(') ? [rule] : [];
  });

const isHeldBack = ({ parentRule }: CSSFontFaceRule) =>
  parentRule instanceof CSSMediaRule && !matchMedia(parentRule.conditionText).matches;

const familyOf = ({ style }: CSSFontFaceRule) => style.getPropertyValue('font-family').replaceAll('"', '');

/** The same face once more, and not optional. */
function faceOf(rule: CSSFontFaceRule): FontFace {
  const read = (name: string) => rule.style.getPropertyValue(name);
  return new FontFace(familyOf(rule), read('src'), {
    weight: read('font-weight'),
    unicodeRange: read('unicode-range') || 'U+0-10FFFF',
    display: read('font-display') === 'optional' ? 'auto' : 'fallback',
  });
}

/** Whether text that asks for the font gets it: it is as wide as the next font where it does not. */
function isShown(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (families: string) => {
    if (context) context.font = `100px ${families}`;
    return context?.measureText('im').width;
  };
  return widthIn(`${family}, monospace`) !== widthIn('monospace');
}

/** The parts of the page that begin below the window: nothing in them can move what is in view. */
function partsBelow(parent: Element): readonly HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    const { top, bottom, height } = child.getBoundingClientRect();
    if (!(child instanceof HTMLElement) || height === 0 || bottom < innerHeight) return [];
    if (top < innerHeight) return height > innerHeight ? partsBelow(child) : [];
    return getComputedStyle(child).display.startsWith('inline') ? [] : [child];
  });
}

/**
 * Keeps the places of parts and leaves their layout for later: a whole page at once would keep a phone from answering. By
 * animations, for React, which may not have taken over yet, does not know of them.
 */
function putOff(parts: readonly HTMLElement[]): readonly Animation[] {
  const places = parts.map((part) => part.getBoundingClientRect());
  return parts.map((part, at) => {
    const still = { width: `${places[at]?.width}px`, height: `${places[at]?.height}px`, contentVisibility: 'hidden' };
    return part.animate([still, still], Number.MAX_SAFE_INTEGER);
  });
}

/** The elements and texts from one window above the visitor's to one below, without those parts. */
function nodesNearby(below: readonly Element[]): readonly Node[] {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, shown, (node) =>
    node instanceof Element && (below.includes(node) || isFar(node.getBoundingClientRect()))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes;
}

const isFar = ({ top, bottom, height }: DOMRect) => height > 0 && (bottom < -innerHeight || top > 2 * innerHeight);

function startOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getClientRects()[0];
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects()[0];
}

function hasMoved(from: DOMRect | undefined, to: DOMRect | undefined): boolean {
  if (!from || !to || !(isInView(from) || isInView(to))) return false;
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= noticed;
}

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
