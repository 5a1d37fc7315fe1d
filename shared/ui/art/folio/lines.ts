import { inks } from '../grounds.ts';
import { across, type Box, drawn, filled, line, rectangle } from '../svg.ts';
import type { Brush, Drawing } from './Drawing.ts';
import { below, body, paragraph, title, titleHeight } from './text.ts';

const gap = 20;

/** A page of a paper: title, abstract, columns and one figure. */
export const lines: Drawing = (box, brush) => {
  const { random } = brush;
  const abstract = below(box, titleHeight);
  const columns = below(abstract, 76);
  const count = box.width > 300 ? 3 : 2;
  const width = (box.width - gap * (count - 1)) / count;
  const chosen = Math.floor(random() * count);
  const drawing = Array.from({ length: count }, (_, index) => {
    const column = { ...columns, x: box.x + index * (width + gap), width };
    return index === chosen ? figureColumn(column, brush) : body(paragraph(column, rows(column), random));
  });
  return [
    title(box, random),
    filled(brush.tone.light, rectangle({ ...abstract, width: 4, height: 50 })),
    body(paragraph({ ...abstract, x: box.x + 18, y: abstract.y + 10, width: box.width - 18 }, 3, random)),
    ...drawing,
  ].join('');
};

const rows = ({ height }: Box) => Math.floor(height / 15);

function figureColumn(column: Box, brush: Brush): string {
  const figure = { ...column, y: column.y - 4, height: Math.min(104, column.width) };
  const text = below(column, figure.height + 18);
  const draw = brush.random() < 0.5 ? tableFigure : curveFigure;
  return draw(figure, brush) + body(paragraph(text, rows(text), brush.random));
}

function tableFigure(box: Box, { tone, random }: Brush): string {
  const rows = 5;
  const height = box.height / rows;
  const cells = Array.from({ length: 2 * (rows - 1) }, (_, index) =>
    across(
      box.x + (index % 2) * (box.width / 2) + 6,
      box.y + (1.5 + Math.floor(index / 2)) * height,
      (box.width / 2 - 12) * (0.4 + random() * 0.6),
    ),
  );
  return (
    filled(tone.light, rectangle({ ...box, height })) +
    drawn(inks.hairline, 1, rectangle(box)) +
    drawn(inks.mute, 4, cells.join(''), { opacity: 0.6 })
  );
}

function curveFigure(box: Box, { tone, random }: Brush): string {
  const points = Array.from({ length: 7 }, (_, index): [number, number] => [
    box.x + (box.width * index) / 6,
    box.y + box.height * (0.82 - 0.6 * (index / 6) ** 1.4 - random() * 0.14),
  ]);
  const grid = [0.33, 0.66].map((share) => across(box.x, box.y + box.height * share, box.width)).join('');
  return (
    drawn(inks.hairline, 1, grid + rectangle(box)) +
    drawn(tone.light, 2.5, line(points)) +
    drawn(inks.saffron, 2.5, line(points.map(([x, y]) => [x, y + (box.y + box.height - y) * 0.45])))
  );
}
