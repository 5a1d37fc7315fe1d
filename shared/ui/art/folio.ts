import type { Tone } from '../../contract/Tone.ts';
import type { Brush } from './folio/Drawing.ts';
import { drawings, type FolioKind } from './folio/drawings.ts';
import { type FolioLayout, layouts, panel } from './folio/layouts.ts';
import { girih } from './girih.ts';
import { type Ground, grounds, inks } from './grounds.ts';
import { type Random, seededRandom } from './seededRandom.ts';
import { type Box, filled, rectangle } from './svg.ts';
import { svgPattern } from './svgPattern.ts';

export interface Folio {
  readonly kind: FolioKind;
  readonly tone: Tone;
  readonly layout: FolioLayout;
  /** Two drawings with the same data and another name differ in all that is left to chance. */
  readonly name: string;
}

/** A drawing of 640 × 480: a panel of star patterns, and on it paper that shows what a service does. */
export function folio({ kind, tone, layout, name }: Folio): string {
  const random = seededRandom(name);
  const [first, second = first]: (typeof drawings)[FolioKind] = drawings[kind];
  const brush: Brush = { tone: grounds[tone], random };
  const sheets = layouts[layout].map((box, index) => paper(box) + (index ? second : first)(content(box), brush));
  const behind = sheets.length === 1 && random() < 0.45 ? sheetBehind(layouts[layout][0]) : '';
  const { width, height } = panel;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${ground(tone, random)}${behind}${sheets.join('')}</svg>`
  );
}

function ground(tone: Tone, random: Random): string {
  const all = rectangle(panel);
  return `${gradient(grounds[tone], random)}${pattern(tone, random)}<path fill="url(#g)" d="${all}"/><path fill="url(#p)" d="${all}"/>`;
}

function gradient({ light, deep }: Ground, random: Random): string {
  const [x, y] = [[1, 1], [-1, 1]][Math.floor(random() * 2)] ?? [1, 1];
  const start = x === 1 ? 0 : 1;
  return (
    `<linearGradient id="g" x1="${start}" y1="0" x2="${1 - start}" y2="${y}">` +
    `<stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
  );
}

function pattern(tone: Tone, random: Random): string {
  const { edge, ...stars } = girih[tone];
  const turn = [0, 15, 30, 45][Math.floor(random() * 4)];
  const [left, top] = [Math.round(random() * 100), Math.round(random() * 100)];
  const look = { strokeOpacity: 0.45, fillOpacity: 0.1, transform: `translate(${left} ${top})rotate(${turn})` };
  return svgPattern('p', { ...stars, edge: Math.round(edge * (0.9 + random() * 0.9)) }, look);
}

function paper(box: Box): string {
  const edge = `<path fill="${inks.white}" stroke="${inks.hairline}" d="${rectangle(box)}"/>`;
  return edge + filled(inks.saffron, rectangle({ ...box, height: 6 }));
}

/** Another sheet, seen behind the first on the side that faces the middle of the panel. */
function sheetBehind({ x, y, width, height }: Box): string {
  const isWide = width > height;
  const side = x < panel.width - x - width ? 1 : -1;
  const box = isWide
    ? { x: x + 20, y: y - 16, width: width - 40, height }
    : { x: x + side * 18, y: y + 18, width, height: height - 36 };
  return filled(inks.white, rectangle(box), { opacity: 0.28 });
}

function content({ x, y, width, height }: Box): Box {
  return { x: x + 32, y: y + 40, width: width - 64, height: height - 74 };
}
