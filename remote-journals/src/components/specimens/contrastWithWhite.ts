import type { HexColour } from '../../content/Specimen.ts';

/** The contrast ratio of white text on a colour, by WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export const contrastWithWhite = (hex: HexColour) => 1.05 / (relativeLuminance(hex) + 0.05);

function relativeLuminance(hex: HexColour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(hex.slice(start, start + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
