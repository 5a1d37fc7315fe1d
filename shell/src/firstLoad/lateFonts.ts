import { nextTask } from './nextTask.ts';

/** Pixels from which a browser counts a shift, see https://wicg.github.io/layout-instability/ */
const noticed = 3;

/** Our fonts that arrive after the first paint: they are `optional`, so the browser does not swap them in by itself. */
export function createLateFonts() {
  let late: readonly FontFace[] = [];
  const show = () => {
    for (const face of late) document.fonts.add(face);
  };
  const hide = () => {
    for (const face of late) document.fonts.delete(face);
  };
  return {
    /** Shows late fonts when the page changes anyway. */
    show,
    /** Loads late fonts and shows them when nothing in view moves; else they stay hidden until `show`. */
    async tryOut() {
      try {
        late = await loadLateFonts();
      } catch {
        // The fallback of a lost font has the same metrics; and not every stylesheet can be read.
        return;
      }
      if (late.length > 0) await showUnnoticed(show, hide);
    },
  };
}

async function loadLateFonts(): Promise<readonly FontFace[]> {
  const rules = [...document.styleSheets].flatMap(fontsOf);
  const fonts = rules.filter(({ style }) => style.getPropertyValue('font-display') === 'optional');
  await Promise.all(fonts.map((rule) => document.fonts.load(`1em ${familyOf(rule)}`)));
  const late = await Promise.all(fonts.filter((rule) => !isShown(familyOf(rule))).map((rule) => faceOf(rule).load()));
  if (late.length === 0) return [];
  // Letters with accents load when a page has some: where the page holds them back, they come with the others.
  return [...late, ...rules.filter((rule) => !fonts.includes(rule) && isHeldBack(rule)).map(faceOf)];
}

/** Shows the fonts, and hides them again when something in view has moved. */
async function showUnnoticed(show: () => void, hide: () => void) {
  await nextTask();
  const below = partsBelow(document.body);
  const nodes = [...below, ...nodesNearby(below)];
  const stills = putOff(below);
  await nextTask();
  const starts = nodes.map(startOf);
  show();
  if (nodes.some((node, at) => hasMoved(starts[at], startOf(node)))) hide();
  for (const still of stills) {
    await nextTask();
    still.cancel();
    document.body.getBoundingClientRect();
  }
}

/** The fonts that a stylesheet loads from the network, for any window. */
const fontsOf = ({ cssRules }: CSSStyleSheet | CSSMediaRule): readonly CSSFontFaceRule[] =>
  [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return fontsOf(rule);
    return rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(') ? [rule] : [];
  });

const isHeldBack = ({ parentRule }: CSSFontFaceRule) =>
  parentRule instanceof CSSMediaRule && !matchMedia(parentRule.conditionText).matches;

const familyOf = ({ style }: CSSFontFaceRule) => style.getPropertyValue('font-family').replaceAll('"', '');

/** The same face again, but not optional. */
function faceOf(rule: CSSFontFaceRule): FontFace {
  const read = (name: string) => rule.style.getPropertyValue(name);
  return new FontFace(familyOf(rule), read('src'), {
    weight: read('font-weight'),
    unicodeRange: read('unicode-range') || 'U+0-10FFFF',
    display: read('font-display') === 'optional' ? 'auto' : 'fallback',
  });
}

/** Whether text has the font: else it is as wide as in the next font of the list. */
function isShown(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (families: string) => {
    if (context) context.font = `100px ${families}`;
    return context?.measureText('im').width;
  };
  return widthIn(`${family}, monospace`) !== widthIn('monospace');
}

/** The parts of the page that begin below the window: they cannot move what is in view. */
function partsBelow(parent: Element): readonly HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    const { top, bottom, height } = child.getBoundingClientRect();
    if (!(child instanceof HTMLElement) || height === 0 || bottom < innerHeight) return [];
    if (top < innerHeight) return height > innerHeight ? partsBelow(child) : [];
    return getComputedStyle(child).display.startsWith('inline') ? [] : [child];
  });
}

/**
 * Keeps the size of parts and postpones their layout: a whole page at once would block a phone. Animations do it, because
 * React does not see them while it hydrates.
 */
function putOff(parts: readonly HTMLElement[]): readonly Animation[] {
  const places = parts.map((part) => part.getBoundingClientRect());
  return parts.map((part, at) => {
    const still = { width: `${places[at]?.width}px`, height: `${places[at]?.height}px`, contentVisibility: 'hidden' };
    return part.animate([still, still], Number.MAX_SAFE_INTEGER);
  });
}

/** The elements and texts from one window above the view to one below, without the given parts. */
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
