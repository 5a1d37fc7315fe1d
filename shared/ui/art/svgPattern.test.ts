import { tones } from '../../contract/Tone.ts';
import { girih } from './girih.ts';
import { patternCell } from './patternCell.ts';
import { svgPattern } from './svgPattern.ts';
import { tilings } from './tilings.ts';

const look = { strokeOpacity: 0.5, fillOpacity: 0.1 };

test.each(tones)('%s: a file repeats every tile of the cell by reference', (tone) => {
  const pattern = svgPattern('p', girih[tone], look);
  const { tiles } = tilings[girih[tone].tiling]();
  expect(pattern.match(/<use /g)).toHaveLength(tiles.length);
  expect((pattern.match(/<path /g) ?? []).length).toBeLessThan(tiles.length);
});

test.each(tones)('%s: a file and a page repeat the same cell', (tone) => {
  const { width, height } = patternCell(girih[tone]);
  expect(svgPattern('p', girih[tone], look)).toContain(`width="${width}" height="${height}"`);
});

test.each(tones)('%s: the kind with the most corners is drawn first, to be filled', (tone) => {
  const { tiles } = tilings[girih[tone].tiling]();
  const most = Math.max(...tiles.map(({ sides }) => sides));
  const steps = (patternCell(girih[tone]).paths[0] ?? '').split('z')[0]?.split('l')[1]?.split(' ') ?? [];
  expect(steps).toHaveLength(2 * (2 * most - 1));
});
