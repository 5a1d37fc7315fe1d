import type { FolioKind } from '../../contract/content/FolioKind.ts';
import type { Tone } from '../../contract/Tone.ts';
import type { Brush } from './folio/Drawing.ts';
import { drawings } from './folio/drawings.ts';
import { type FolioLayout, layouts, panel } from './folio/layouts.ts';
import { ground } from './ground.ts';
import { grounds, inks } from './grounds.ts';
import { type Random, seededRandom } from './seededRandom.ts';
import { type Box, filled, rectangle } from './svg.ts';
import { svgFile } from './svgFile.ts';

export interface Folio {
  readonly kind: FolioKind;
  readonly tone: Tone;
  readonly layout: FolioLayout;
  /** The seed of the random numbers of the drawing. */
  readonly name: string;
  /** The width; less than 640 crops the panel on both sides. */
  readonly width?: number;
}

/** A drawing of 640 × 480: a panel of star patterns, and on it paper that shows what a service does. */
export function folio({ kind, tone, layout, name, width = panel.width }: Folio): string {
  const random = seededRandom(name);
  const box = { ...panel, x: (panel.width - width) / 2, width };
  const [first, second = first]: (typeof drawings)[FolioKind] = drawings[kind];
  const brush: Brush = { tone: grounds[tone], random };
  const [sheet, ...others]: readonly [Box, ...Box[]] = layouts[layout];
  const behind = others.length === 0 && random() < 0.45 ? sheetBehind(sheet) : '';
  return svgFile(
    box,
    panelGround(tone, box, random) +
      behind +
      paper(sheet) +
      first(content(sheet), brush) +
      others.map((other) => paper(other) + second(content(other), brush)).join(''),
  );
}

function panelGround(tone: Tone, box: Box, random: Random): string {
  const isFromRight = random() < 0.5;
  return ground(tone, box, {
    from: isFromRight ? [1, 0] : [0, 0],
    to: isFromRight ? [0, 1] : [1, 1],
    turn: Math.floor(random() * 4) * 15,
    shift: [Math.round(random() * 100), Math.round(random() * 100)],
    scale: 0.9 + random() * 0.9,
  });
}

function paper(box: Box): string {
  const edge = `<path fill="${inks.white}" stroke="${inks.hairline}" d="${rectangle(box)}"/>`;
  return edge + filled(inks.saffron, rectangle({ ...box, height: 6 }));
}

/** Another sheet, seen behind the first. */
function sheetBehind({ x, y, width, height }: Box): string {
  const box =
    width > height
      ? { x: x + 20, y: y - 16, width: width - 40, height }
      : { x: x - 18, y: y + 18, width, height: height - 36 };
  return filled(inks.white, rectangle(box), { opacity: 0.28 });
}

function content({ x, y, width, height }: Box): Box {
  return { x: x + 32, y: y + 40, width: width - 64, height: height - 74 };
}
