import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse } from 'postcss';
import { adviceOnSides } from './physicalSides.ts';

const root = join(import.meta.dirname, '../../..');

function physical(css: string): readonly string[] {
  const found: Declaration[] = [];
  parse(css).walkDecls((declaration) => {
    if (adviceOnSides(declaration)) found.push(declaration);
  });
  return found.map(({ source, prop, value }) => `${source?.start?.line}: ${prop}: ${value}`);
}

test.each([
  'margin-left: 1rem',
  'left: 0',
  'border-top-right-radius: 4px',
  'text-align: right',
  'float: left',
  'background: linear-gradient(to right, red, blue)',
  'inset: anchor(bottom) auto auto anchor(left)',
  'padding: 0 1rem 0 0',
  'inset: 0 0 auto auto',
  'border-width: 0 0 0 2px',
  'border-radius: 4px 0 0',
])('%s does not mirror', (declaration) => {
  expect(physical(`.card { ${declaration} }`)).toEqual([`1: ${declaration}`]);
  expect(physical(`.card { /* Why. */ ${declaration} }`)).toEqual([]);
});

test.each([
  'margin-inline-start: 1rem',
  'padding: 0 1rem',
  'inset: auto 0 0',
  'margin: 1px calc(1px + 2px) 3px calc(1px + 2px)',
  'border-radius: 4px 4px 0 0',
  'background: url("left.png")',
])('%s is allowed', (declaration) => {
  expect(physical(`.card { ${declaration} }`)).toEqual([]);
});

test('every stylesheet of the site mirrors, or says why it does not', () => {
  const files = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => physical(readFileSync(join(root, file), 'utf8')).map((at) => `${file}:${at}`));
  expect(found).toEqual([]);
});
