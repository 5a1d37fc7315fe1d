import { inks } from '../grounds.ts';
import type { Point } from '../star.ts';
import { across, type Box, disc, drawn, filled, line, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below } from './text.ts';

/** A report in figures: key numbers, a year of columns, and the line that they follow. */
export const bars: Drawing = (box, brush) => {
  const { random } = brush;
  const isTall = box.height > box.width;
  const chart = { ...below(box, 78), height: (box.height - 78) * (isTall ? 0.6 : 1) };
  const rest = below(chart, chart.height + 30);
  return (
    keyNumbers(box, brush) +
    columns(chart, brush) +
    (isTall ? shares({ ...rest, height: box.y + box.height - rest.y }, random, brush) : '')
  );
};

function keyNumbers(box: Box, { tone, random }: Brush): string {
  const count = box.width > 300 ? 4 : 3;
  const step = box.width / count;
  const places = Array.from({ length: count }, (_, index) => box.x + index * step);
  const figures = places.map((x) => across(x, box.y + 9, step * (0.3 + random() * 0.3)));
  const [first, ...others] = figures;
  return (
    drawn(tone.light, 18, first ?? '') +
    drawn(inks.ink, 18, others.join('')) +
    drawn(inks.hairline, 5, places.map((x) => across(x, box.y + 34, step * 0.68)).join(''))
  );
}

function columns(chart: Box, { tone, random }: Brush): string {
  const count = chart.width > 300 ? 12 : 8;
  const step = chart.width / count;
  const slope = random() < 0.7 ? 1 : -1;
  const heights = Array.from({ length: count }, (_, index) => {
    const trend = slope > 0 ? index / (count - 1) : Math.sin((Math.PI * (index + 1)) / (count + 1));
    return chart.height * (0.22 + 0.46 * trend + random() * 0.22);
  });
  const best = heights.indexOf(Math.max(...heights));
  const column = (height: number, index: number) =>
    rectangle({
      x: chart.x + index * step + step * 0.16,
      y: chart.y + chart.height - height,
      width: step * 0.62,
      height,
    });
  const grid = [0, 0.25, 0.5, 0.75].map((share) => across(chart.x, chart.y + chart.height * share, chart.width));
  const tops = heights.map(
    (height, index): Point => [chart.x + (index + 0.47) * step, chart.y + chart.height - height * 0.74 - 26],
  );
  return [
    drawn(inks.hairline, 1, grid.join('')),
    filled(tone.light, heights.map((height, index) => (index === best ? '' : column(height, index))).join(''), {
      opacity: 0.85,
    }),
    filled(inks.saffron, column(heights[best] ?? 0, best)),
    drawn(inks.ink, 2, across(chart.x, chart.y + chart.height, chart.width)),
    drawn(inks.white, 5, line(tops)),
    drawn(inks.ink, 2, line(tops)),
    filled(inks.ink, disc(...(tops.at(-1) ?? [0, 0]), 4.5)),
  ].join('');
}

function shares(box: Box, random: Brush['random'], { tone }: Brush): string {
  const rows = Math.max(1, Math.floor(box.height / 20));
  const tops = Array.from({ length: rows }, (_, index) => box.y + index * 20);
  const widths = tops.map((_, index) => box.width * (0.9 - index * 0.17 - random() * 0.12));
  return (
    drawn(inks.sand, 8, tops.map((top) => across(box.x, top, box.width)).join('')) +
    drawn(tone.light, 8, tops.map((top, index) => across(box.x, top, Math.max(20, widths[index] ?? 0))).join(''))
  );
}
