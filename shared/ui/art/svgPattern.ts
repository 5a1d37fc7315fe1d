import type { Girih } from './girih.ts';
import { inks } from './grounds.ts';
import { linePath } from './linePath.ts';
import { star } from './star.ts';
import { shorten } from './svg.ts';
import { tilings } from './tilings.ts';

interface PatternLook {
  readonly strokeOpacity: number;
  readonly fillOpacity: number;
  /** Of the whole pattern, such as `translate(20 30)`. */
  readonly transform?: string;
}

/** A `<pattern>` for SVG files with every shape once, and its copies as `<use>`. White lines on any ground. */
export function svgPattern(id: string, { tiling, angle, edge }: Girih, look: PatternLook): string {
  const { width, height, tiles } = tilings[tiling]();
  const largest = Math.max(...tiles.map(({ sides }) => sides));
  const shapes = new Map<string, string>();
  const copies = tiles.map(({ sides, centre: [x, y], rotation }) => {
    const path = linePath(star(sides, edge, angle, rotation));
    const isFirst = !shapes.has(path);
    const name = shapes.get(path) ?? `${id}${shapes.size}`;
    shapes.set(path, name);
    const fill = sides === largest && isFirst ? ` fill="${inks.white}" fill-opacity="${look.fillOpacity}"` : '';
    return {
      shape: isFirst ? `<path id="${name}" d="${path}"${fill}/>` : '',
      copy: `<use href="#${name}" x="${shorten(x * edge)}" y="${shorten(y * edge)}"/>`,
    };
  });
  const transform = look.transform ? ` patternTransform="${look.transform}"` : '';
  return (
    `<defs>${copies.map(({ shape }) => shape).join('')}</defs>` +
    `<pattern id="${id}" width="${rounded(width * edge)}" height="${rounded(height * edge)}"` +
    ` patternUnits="userSpaceOnUse"${transform}>` +
    `<g fill="none" stroke="${inks.white}" stroke-opacity="${look.strokeOpacity}" stroke-width="1.2" stroke-linejoin="round">` +
    `${copies.map(({ copy }) => copy).join('')}</g></pattern>`
  );
}

// Fewer digits would show a seam after some repeats.
const rounded = (value: number) => Math.round(value * 1000) / 1000;
