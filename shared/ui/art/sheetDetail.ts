import { escapeHtml } from '@mirqam/shared/contract/escapeHtml';
import type { Tone } from '@mirqam/shared/contract/Tone';
import { ground } from '@mirqam/shared/ui/art/ground';
import { grounds, inks } from '@mirqam/shared/ui/art/grounds';
import { across, drawn, filled, rectangle } from '@mirqam/shared/ui/art/svg';
import { svgFile } from '@mirqam/shared/ui/art/svgFile';
import type { Row, Run } from './Row.ts';
import { wrap } from './wrap.ts';

interface Detail {
  readonly rows: readonly Row[];
  /** The index of the row to show. */
  readonly focus: number;
  readonly tone: Tone;
  /** Moves and turns the pattern, so that the drawings of a page differ. */
  readonly turn: number;
}

const panel = { x: 0, y: 0, width: 640, height: 480 };
const sheet = { x: 40, y: 32, width: 560, height: 416 };
const left = sheet.x + 36;
const right = sheet.x + sheet.width - 36;
const pitch = 37;
const labelHeight = 34;
const swatchHeight = 96;
const gap = 56;
/** With the widest of the fonts a line of so many characters just fits. */
const longest = 33;

/** A sheet seen close up: one of its rows in full, and what stands above and below as far as it is in view. */
export function detail({ rows, focus, tone, turn }: Detail): string {
  const shown = rows.map((row) => ({ row, lines: wrap(row.runs, longest) }));
  const heights = shown.map(({ row, lines }) => heightOf(row, lines.length));
  const middle = sheet.y + sheet.height / 2 - (heights[focus] ?? 0) / 2;
  const above = heights.slice(0, focus).reduce((sum, height) => sum + height + gap, 0);
  let top = Math.max(middle, sheet.y + 44) - above;
  const drawings = shown.map(({ row, lines }, index) => {
    const drawing = isInView(top, heights[index] ?? 0) ? rowAt(top, row, lines, index === focus, tone) : '';
    top += (heights[index] ?? 0) + gap;
    return drawing;
  });
  return svgFile(panel, [panelGround(tone, turn), paper(drawings.join(''))].join(''));
}

const heightOf = ({ label, swatch }: Row, lines: number) =>
  (label ? labelHeight : 0) + (swatch ? swatchHeight : 0) + lines * pitch;

const isInView = (top: number, height: number) => top < sheet.y + sheet.height && top + height > sheet.y;

function panelGround(tone: Tone, turn: number): string {
  return ground(tone, panel, { from: [1, 0], to: [0, 1], turn: turn * 15, shift: [turn * 37, turn * 23], scale: 1.2 });
}

function paper(content: string): string {
  const edge = rectangle(sheet);
  return [
    `<clipPath id="s"><path d="${edge}"/></clipPath>`,
    filled(inks.white, edge),
    `<g clip-path="url(#s)" font-family="STIX Two Text,Georgia,Times New Roman,serif" font-size="28">${content}</g>`,
    filled(inks.saffron, rectangle({ ...sheet, height: 6 })),
  ].join('');
}

function rowAt(top: number, row: Row, lines: readonly (readonly Run[])[], isFocus: boolean, tone: Tone): string {
  const { label = '', swatch } = row;
  const labelled = top + (label ? labelHeight : 0);
  const first = labelled + (swatch ? swatchHeight : 0) + 26;
  const text = lines.map((runs, index) => textLine(first + index * pitch, runs, tone)).join('');
  const content = [
    label && `<text x="${left}" y="${top + 16}" fill="${grounds[tone].light}" ${labelFont}>${escapeHtml(label)}</text>`,
    swatch && filled(swatch, rectangle({ x: left, y: labelled, width: right - left, height: swatchHeight - 16 })),
    `<g fill="${inks.ink}">${text}</g>`,
  ].join('');
  const rule = drawn(inks.hairline, 1, across(left, top - gap / 2, right - left));
  return rule + (isFocus ? content : `<g opacity=".3">${content}</g>`);
}

const labelFont = 'font-family="Instrument Sans,Arial,sans-serif" font-size="17" font-weight="600"';

function textLine(y: number, runs: readonly Run[], tone: Tone): string {
  return `<text x="${left}" y="${y}" xml:space="preserve">${runs.map((run) => span(run, tone)).join('')}</text>`;
}

function span({ text, mark }: Run, tone: Tone): string {
  const letters = escapeHtml(text);
  if (mark === 'deleted') return `<tspan fill="${inks.mute}" text-decoration="line-through">${letters}</tspan>`;
  if (mark === 'inserted') return `<tspan fill="${grounds[tone].light}" text-decoration="underline">${letters}</tspan>`;
  return letters;
}
