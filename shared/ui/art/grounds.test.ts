import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tones } from '../../contract/Tone.ts';
import { grounds, inks } from './grounds.ts';

const styles = (name: string) => readFileSync(join(__dirname, `../../tokens/${name}.css`), 'utf8');

test.each(tones)('the ground of %s is that of the tokens', (tone) => {
  const rule = styles('tones').split(`[data-tone="${tone}"]`)[1]?.split('}')[0];
  expect(rule).toContain(`--tone-light: ${grounds[tone].light};`);
  expect(rule).toContain(`--tone-deep: ${grounds[tone].deep};`);
});

test.each(Object.entries(inks))('%s has the colour of the tokens', (name, colour) => {
  expect(styles('tokens')).toContain(`--colour-${name}: ${colour};`);
});
