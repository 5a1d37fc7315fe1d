import postcss from 'postcss';
import { mergeLayers } from './mergeLayers.ts';

const merged = (css: string) => postcss([mergeLayers]).process(css, { from: undefined }).css;

test('the rules of a layer stand in one block, in their order', () => {
  const css = '@layer base,ui;@layer base{a{gap:0}}@layer ui{b{gap:1px}}@font-face{src:url(c)}@layer base{d{gap:2px}}';
  expect(merged(css)).toBe('@layer base,ui;@layer base{a{gap:0}d{gap:2px}}@layer ui{b{gap:1px}}@font-face{src:url(c)}');
});

test('layers without a name, and those in other rules, stay apart', () => {
  const css = '@layer{a{gap:0}}@layer{b{gap:0}}@media print{@layer ui{a{gap:0}}}@layer ui{b{gap:0}}';
  expect(merged(css)).toBe(css);
});
