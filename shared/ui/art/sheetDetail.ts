import { escapeHtml } from '../../contract/escapeHtml.ts';
import type { Tone } from '../../contract/Tone.ts';
import { ground } from './ground.ts';
import { grounds, inks } from './grounds.ts';
import type { Run, SheetRow } from './SheetRow.ts';
import { across, type Box, drawn, filled, rectangle, svgFile } from './svg.ts';
import { wrap } from './wrap.ts';

interface SheetDetail {
  readonly rows: readonly SheetRow[];
  /** The index of the row to show. */
  readonly focus: number;
  readonly tone: Tone;
  /** Moves and turns the pattern, so that the drawings of a page differ. */
  readonly turn: number;
  /** Of Arabic sheets; their texts in Latin letters still run from left to right. */
  readonly direction?: 'rtl' | undefined;
  /** Of the file; a smaller one shows its text larger in the same place. */
  readonly size?: { readonly width: number; readonly height: number };
}

const margin = { x: 40, y: 32 };
const inset = 36;
const left = margin.x + inset;
const pitch = 37;
const labelHeight = 34;
const swatchHeight = 96;
const gap = 56;
/** With the widest of the fonts a line just fits with characters of this width. */
const characterWidth = 14.7;

/** A sheet seen close up: one of its rows in full, and the lines above and below that are in view as a whole. */
export function sheetDetail(detail: SheetDetail): string {
  const { rows, focus, tone, turn, direction, size = { width: 640, height: 480 } } = detail;
  const panel = { x: 0, y: 0, ...size };
  const sheet = { ...margin, width: panel.width - 2 * margin.x, height: panel.height - 2 * margin.y };
  const width = sheet.width - 2 * inset;
  const shown = rows.map((row) => ({ row, lines: wrap(row.runs, Math.floor(width / characterWidth)) }));
  const heights = shown.map(({ row, lines }) => heightOf(row, lines.length));
  const middle = sheet.y + sheet.height / 2 - (heights[focus] ?? 0) / 2;
  const above = heights.slice(0, focus).reduce((sum, height) => sum + height + gap, 0);
  const head = sheet.y + 44;
  let top = focus === 0 ? head : Math.max(middle, head) - above;
  const drawings = shown.map(({ row, lines }, index) => {
    const height = heights[index] ?? 0;
    const isInView = top < sheet.y + sheet.height && top + height > sheet.y;
    const rule = index > 0 ? drawn(inks.hairline, 1, across(left, top - gap / 2, width)) : '';
    const drawing = isInView ? rule + rowAt(top, sheet, row, lines, index === focus, tone, direction) : '';
    top += height + gap;
    return drawing;
  });
  return svgFile(panel, panelGround(panel, tone, turn) + paper(sheet, drawings.join('')));
}

const heightOf = ({ label, swatch }: SheetRow, lines: number) =>
  (label ? labelHeight : 0) + (swatch ? swatchHeight : 0) + lines * pitch;

function panelGround(panel: Box, tone: Tone, turn: number): string {
  return ground(tone, panel, { from: [1, 0], to: [0, 1], turn: turn * 15, shift: [turn * 37, turn * 23], scale: 1.2 });
}

function paper(sheet: Box, content: string): string {
  const edge = rectangle(sheet);
  return [
    `<clipPath id="s"><path d="${edge}"/></clipPath>`,
    filled(inks.white, edge),
    `<g clip-path="url(#s)" font-family="STIX Two Text,Georgia,Times New Roman,serif" font-size="28">${content}</g>`,
    filled(inks.saffron, rectangle({ ...sheet, height: 6 })),
  ].join('');
}

function rowAt(
  top: number,
  sheet: Box,
  row: SheetRow,
  lines: readonly (readonly Run[])[],
  isFocus: boolean,
  tone: Tone,
  direction: SheetDetail['direction'],
): string {
  const { label = '', swatch } = row;
  const width = sheet.width - 2 * inset;
  const isWhole = (baseline: number) => baseline - 26 > sheet.y && baseline + 16 < sheet.y + sheet.height;
  const labelled = top + (label ? labelHeight : 0);
  const first = labelled + (swatch ? swatchHeight : 0) + 26;
  const textStart = startOf(row.runs.map(({ text }) => text).join(''), width, direction);
  const text = lines
    .map((runs, index) => [first + index * pitch, runs] as const)
    .filter(([baseline]) => isWhole(baseline))
    .map(([baseline, runs]) => textLine(textStart, baseline, runs, tone))
    .join('');
  const content = [
    label && isWhole(top + 16)
      ? `<text ${startOf(label, width, direction)} y="${top + 16}" fill="${grounds[tone].light}" ${labelFont(label, width)}>${escapeHtml(label)}</text>`
      : '',
    swatch && filled(swatch, rectangle({ x: left, y: labelled, width, height: swatchHeight - 16 })),
    `<g fill="${inks.ink}">${text}</g>`,
  ].join('');
  return isFocus ? content : `<g opacity=".3">${content}</g>`;
}

/** Large enough for a phone, unless the label is long. */
function labelFont(label: string, width: number): string {
  const size = Math.max(17, Math.min(22, Math.floor(width / label.length / 0.56)));
  return `font-family="Instrument Sans,Arial,sans-serif" font-size="${size}" font-weight="600"`;
}

/** Where a text starts: at the right edge of an Arabic sheet, unless all its letters are Latin. */
function startOf(text: string, width: number, direction: SheetDetail['direction']): string {
  const isLatin = /[a-z]/i.test(text) && !/\p{Script=Arabic}/u.test(text);
  return direction && !isLatin ? `x="${left + width}" direction="${direction}"` : `x="${left}"`;
}

function textLine(start: string, y: number, runs: readonly Run[], tone: Tone): string {
  return `<text ${start} y="${y}" xml:space="preserve">${runs.map((run) => span(run, tone)).join('')}</text>`;
}

function span({ text, mark }: Run, tone: Tone): string {
  const letters = escapeHtml(text);
  if (mark === 'deleted') return `<tspan fill="${inks.mute}" text-decoration="line-through">${letters}</tspan>`;
  if (mark === 'inserted') return `<tspan fill="${grounds[tone].light}" text-decoration="underline">${letters}</tspan>`;
  return letters;
}
