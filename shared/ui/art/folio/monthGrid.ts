import { inks } from '../grounds.ts';
import { linePath } from '../linePath.ts';
import { star } from '../star.ts';
import { across, type Box, drawn, filled, rectangle } from '../svg.ts';
import type { Drawing } from './Drawing.ts';
import { below, title, titleHeight } from './text.ts';

const gap = 7;
const top = 18;

/** Thirty working days as weeks of five, or ten in a row where the sheet is wide; the last one is the goal. */
export const monthGrid: Drawing = (box, { tone, random }) => {
  const calendar = below(box, titleHeight);
  const days = cells(calendar);
  const head = days.filter(({ y }) => y === days[0]?.y).map(({ x, width }) => across(x, calendar.y, width * 0.5));
  const marks = [Math.floor(random() * 3), 6 + Math.floor(random() * 5), 14 + Math.floor(random() * 7)];
  const [past, future]: [Box[], Box[]] = [[], []];
  for (const [day, cell] of days.slice(0, 29).entries()) {
    if (!marks.includes(day)) (day < (marks[2] ?? 0) ? past : future).push(cell);
  }
  const goal = days[29] ?? calendar;
  const edge = Math.min(goal.width, goal.height) * 0.28;
  return [
    title(box, random),
    drawn(inks.mute, 4, head.join(''), { opacity: 0.5 }),
    filled(tone.light, past.map(rectangle).join(''), { opacity: 0.26 }),
    filled(tone.light, future.map(rectangle).join(''), { opacity: 0.1 }),
    filled(tone.light, marks.map((day) => rectangle(days[day] ?? calendar)).join('')),
    filled(inks.saffron, rectangle(goal)),
    filled(inks.white, linePath(star(8, edge, 67.5), [goal.x + goal.width / 2, goal.y + goal.height / 2])),
  ].join('');
};

function cells(calendar: Box): readonly Box[] {
  const columns = calendar.width > calendar.height * 1.5 ? 10 : 5;
  const width = (calendar.width + gap) / columns;
  const height = (calendar.height - top + gap) / (30 / columns);
  return Array.from({ length: 30 }, (_, day) => ({
    x: calendar.x + (day % columns) * width,
    y: calendar.y + top + Math.floor(day / columns) * height,
    width: width - gap,
    height: height - gap,
  }));
}
