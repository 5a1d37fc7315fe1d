import { nextTask } from './nextTask.ts';

/** Those of our fonts that came after the page had been painted without them. */
let late: readonly FontFace[] = [];

/** Pixels from which a browser counts a movement, see https://wicg.github.io/layout-instability/ */
const noticed = 3;

/**
 * Our fonts are `optional`: what comes after the first paint stays aside, so that nothing moves while it is read. This
 * puts late ones on when nothing in view moves by it; else they wait for `showLateFonts`.
 */
export async function tryLateFonts(): Promise<void> {
  try {
    const faces = optionalFaces();
    await Promise.all(faces.map(({ family }) => document.fonts.load(`1em ${family}`)));
    late = await Promise.all(faces.filter(({ family }) => !isShown(family)).map((face) => face.load()));
  } catch {
    // A font that cannot be had is not missed, for its fallback has the same measure; nor can every stylesheet be read.
    return;
  }
  if (late.length === 0) return;
  await nextTask();
  const nodes = nodesNearby();
  const starts = nodes.map(startOf);
  showLateFonts();
  if (nodes.some((node, at) => hasMoved(starts[at], startOf(node))))
    for (const face of late) document.fonts.delete(face);
}

/** Puts late fonts on: for a moment when the page changes anyhow. */
export function showLateFonts(): void {
  for (const face of late) document.fonts.add(face);
}

/** The faces that the page declares as optional, once more and without that limit. */
function optionalFaces(): readonly FontFace[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        (name: string) =>
          style.getPropertyValue(name),
    )
    .filter((read) => read('font-display') === 'optional')
    .map((read) => new FontFace(read('font-family').replaceAll('"', ''), read('src'), { weight: read('font-weight') }));
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

/** The elements and texts from one window above the visitor's to one below: nothing else can move into or out of it. */
function nodesNearby(): readonly Node[] {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, shown, (node) =>
    node instanceof Element && isFar(node.getBoundingClientRect())
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
