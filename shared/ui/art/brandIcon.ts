import type { RasterArt } from './Art.ts';
import { inks } from './grounds.ts';
import { logoMark } from './logoMark.ts';
import { type Box, filled, rectangle, svgFile } from './svg.ts';

const box: Box = { x: -16, y: -16, width: 32, height: 32 };

/** The mark alone, light in the browser's dark mode. */
export function scalableIcon(): string {
  const rule = `<style>@media(prefers-color-scheme:dark){.star{fill:${inks.pale}}}</style>`;
  return svgFile(
    box,
    `${rule}<path class="star" fill="${inks.lapis}" d="${logoMark.star}"/>${filled(inks.saffron, logoMark.spark)}`,
  );
}

interface IconLook {
  /** The mark's share of the side; 0.6 fits into the safe zone of a maskable icon. */
  readonly share: number;
  /** A square of lapis behind a white mark, for systems that cut their own shape. */
  readonly isFilled?: boolean;
}

export function pixelIcon(size: number, { share, isFilled }: IconLook): RasterArt {
  const ground = isFilled ? filled(inks['lapis-deep'], rectangle(box)) : '';
  const star = filled(isFilled ? inks.white : inks.lapis, logoMark.star);
  const mark = `<g transform="scale(${share})">${star}${filled(inks.saffron, logoMark.spark)}</g>`;
  return { svg: svgFile(box, ground + mark), width: size, height: size };
}
