import type { FolioKind } from '../../contract/content/FolioKind.ts';
import { tones } from '../../contract/Tone.ts';
import { drawings } from './folio/drawings.ts';
import { type FolioLayout, layouts, panel } from './folio/layouts.ts';
import { folio } from './folio.ts';

const kinds = Object.keys(drawings).filter((name): name is FolioKind => name in drawings);
const places = Object.keys(layouts).filter((name): name is FolioLayout => name in layouts);

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

test('there are twenty kinds of drawing', () => {
  expect(kinds).toHaveLength(20);
});

test.each(Object.entries(layouts))('%s: sheets stay 24 away from every edge of the panel', (_, sheets) => {
  for (const { x, y, width, height } of sheets) {
    expect(x).toBeGreaterThanOrEqual(24);
    expect(y).toBeGreaterThanOrEqual(24);
    expect(panel.width - x - width).toBeGreaterThanOrEqual(24);
    expect(panel.height - y - height).toBeGreaterThanOrEqual(24);
  }
});

test.each(Object.entries(layouts))('%s: the margins on the left and the right are alike', (_, sheets) => {
  const left = Math.min(...sheets.map(({ x }) => x));
  const right = Math.max(...sheets.map(({ x, width }) => x + width));
  expect(left).toBe(panel.width - right);
});

test.each(kinds.flatMap((kind) => places.map((layout) => [kind, layout] as const)))(
  '%s on %s is a well-formed file without stray values',
  (kind, layout) => {
    const svg = folio({ kind, layout, tone: 'teal', name: `${kind} ${layout}` });
    const page = parse(svg);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.documentElement.getAttribute('viewBox')).toBe('0 0 640 480');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test.each(kinds)('%s names each definition once and uses only what it defines', (kind) => {
  const page = parse(folio({ kind, layout: 'stepped-down', tone: 'lapis', name: kind }));
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const use of page.querySelectorAll('use')) expect(ids).toContain(use.getAttribute('href')?.slice(1));
});

test.each(tones)('a drawing in %s is a small file', (tone) => {
  for (const kind of kinds) expect(folio({ kind, layout: 'stepped-up', tone, name: kind }).length).toBeLessThan(7500);
});

test('the same name gives the same drawing, and another name a different one', () => {
  const draw = (name: string) => folio({ kind: 'bars', layout: 'wide', tone: 'ochre', name });
  expect(draw('one')).toBe(draw('one'));
  expect(draw('one')).not.toBe(draw('two'));
});
