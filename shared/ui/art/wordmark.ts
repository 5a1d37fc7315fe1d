import { inks } from './grounds.ts';
import { drawn } from './svg.ts';
import { svgFile } from './svgFile.ts';

type Letter = readonly [path: string, width: number];

/** Letters of one stroke, 36 high from the top of the capitals to the baseline. */
const letters: Readonly<Record<string, Letter>> = {
  A: ['M0 36L15 0l15 36M5 24.5h20', 30],
  C: ['M31.5 6a18 18 0 1 0 0 24', 31],
  D: ['M0 0v36h11a18 18 0 0 0 0-36z', 29],
  I: ['M0 0v36', 0],
  J: ['M14 0v25a9 10.5 0 0 1-15 6', 14],
  O: ['M0 18a18 18 0 1 1 36 0a18 18 0 1 1-36 0', 36],
  R: ['M0 36v-36h12a10 10 0 0 1 0 20h-12M12 20l12 16', 23],
  e: ['M.2 23.5h24.6a12.5 12.5 0 1 0-4 9', 25],
  f: ['M14 .5c-6-2-9.5 1-9.5 7v28.5M-1 12h13', 12],
  o: ['M0 23.5a12.5 12.5 0 1 1 25 0a12.5 12.5 0 1 1-25 0', 25],
  r: ['M0 36v-25M0 24c0-8 4-13 12-13', 11],
  s: [
    'M16.5 15c-1.5-2.700-4.5-4-8-4c-4.5 0-7.5 2.5-7.5 6c0 8.5 16.5 4 16.5 12.5c0 4-3.700 6.5-8.5 6.5c-4 0-7.5-1.5-9-4.5',
    17,
  ],
};

const spacing = 9;

/** The name of another organisation in plain letters of our own, not in its logotype. */
export function wordmark(name: string): string {
  const { paths } = [...name].reduce(
    ({ paths, left }, character) => {
      const [path, width] = letters[character] ?? ['', 0];
      return { paths: `${paths}<g transform="translate(${left} 22)">${glyph(path)}</g>`, left: left + width + spacing };
    },
    { paths: '', left: 4 },
  );
  return svgFile(
    { x: 0, y: 0, width: 240, height: 80 },
    `<g stroke-linecap="round" stroke-linejoin="round">${paths}</g>`,
  );
}

const glyph = (path: string) => drawn(inks.ink, 5, path);
