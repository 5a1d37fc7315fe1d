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
  const before = findStarts();
  showLateFonts();
  if (hasMoved(before, findStarts())) for (const face of late) document.fonts.delete(face);
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

type Starts = ReadonlyMap<Node, DOMRect>;

/** Where each element and each text begins. */
function findStarts(): Starts {
  const starts = new Map<Node, DOMRect>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    range.selectNode(node);
    const [start] = (node instanceof Element ? node : range).getClientRects();
    if (start) starts.set(node, start);
  }
  return starts;
}

const hasMoved = (before: Starts, after: Starts) =>
  [...before].some(([node, from]) => {
    const to = after.get(node) ?? from;
    const distance = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    return distance >= noticed && (isInView(from) || isInView(to));
  });

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
