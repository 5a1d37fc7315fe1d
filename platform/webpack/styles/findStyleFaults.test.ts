import { findStyleFaults } from './findStyleFaults.ts';
import type { Place } from './Place.ts';

const messagesOf = (css: string, kind: Place['kind'] = 'module') =>
  findStyleFaults(css, 'legal', kind).map(({ message }) => message);

const reaches = (selector: string) => `"${selector}" reaches pages of other teams: put it into a class of the module`;

test.each([
  'h1',
  'header a',
  ':root',
  'html',
  'body',
  '*',
  '::selection',
  '#content',
  ':host',
  ':global(.card)',
  ':global .card',
  'body:has(.card)',
  'h1:not(.card)',
  ':is(.card, h1)',
  ':nth-child(1 of .card)',
  '.card + p',
  '.card ~ footer',
  '::view-transition-old(root)',
  '::view-transition-group(*)',
])('a rule for %s reaches pages of other teams', (selector) => {
  expect(messagesOf(`${selector} { color: red }`)).toEqual([reaches(selector)]);
});

test.each([
  '.card',
  '.card p',
  '.card > h2 + p',
  '[data-tone] .card::before',
  ':where(.card) *',
  ':is(.card p, .title)',
  '.card :global(.editor)',
  ':root[data-opening] .card',
  ':root::view-transition-group(legal-card)',
  '.card /* > h1 */ p',
])('a rule for %s stays on its own pages', (selector) => {
  expect(messagesOf(`${selector} { color: red }`)).toEqual([]);
});

test.each([
  ['h1, .card { color: red }', 'h1'],
  ['@media print { h1 { color: red } }', 'h1'],
  ['@supports (gap: 0) { @starting-style { h1 { color: red } } }', 'h1'],
  ['.card { html:not(&) { color: red } }', 'html:not(&)'],
  ['.card { + p { color: red } }', '+ p'],
  ['.card { &:hover + p { color: red } }', '&:hover + p'],
  ['.card { :is(h1, &) { color: red } }', ':is(h1, &)'],
  ['h1 { & .card { color: red } }', 'h1'],
  ['@layer page { h1 { color: red } }', 'h1'],
])('the hidden rule in %s is found', (css, selector) => {
  expect(messagesOf(css)).toEqual([reaches(selector)]);
});

test.each([
  '.card { h1 { color: red } :root & { color: red } &:hover { & p { + p { color: red } } } }',
  '@scope (.card) to (h2) { :scope { color: red } p { color: red } }',
  '@media print { .card { @media (width > 1em) { p { color: red } } } }',
  '.card { @container (width > 1em) { p { color: red } } }',
  '@layer page { .card { color: red } }',
  // Only the elements inside inherit it.
  '.card { --colour-text: red; container-type: inline-size; view-transition-name: none }',
  '.card { container: legal-card / inline-size; view-transition-name: legal-card; anchor-name: --legal-card }',
  '@keyframes turn { to { rotate: 1turn } }',
  '@font-face { font-family: "legal-serif"; src: url("serif.woff2") }',
  '@property --legal-angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }',
])('%s is allowed', (css) => {
  expect(messagesOf(css)).toEqual([]);
});

const shared = (name: string) => `is a name that all teams share: begin it with "${name}"`;

test.each([
  [
    '.card { color: red !important }',
    `"color: red !important" of ".card" overrides the shell's styles: remove "!important"`,
  ],
  [
    '.card { float: left }',
    '"float: left" of ".card" does not mirror: write "inline-start" or "inline-end", or say in a comment before it why both directions need this side',
  ],
  ['.card { view-transition-name: hero }', `"view-transition-name: hero" of ".card" ${shared('legal-')}`],
  ['.card { view-transition-name: var(--name) }', `"view-transition-name: var(--name)" of ".card" ${shared('legal-')}`],
  ['.card { container: side / size }', `"container: side / size" of ".card" ${shared('legal-')}`],
  ['.card { anchor-name: --dropdown }', `"anchor-name: --dropdown" of ".card" ${shared('--legal-')}`],
  ['@container side (width > 1em) { .card { gap: 0 } }', `@container side (width > 1em) ${shared('legal-')}`],
  ['@font-face { font-family: Inter }', `@font-face "Inter" ${shared('legal-')}`],
  ['@font-face { font-family: legal-serif; font-family: Inter }', `@font-face "Inter" ${shared('legal-')}`],
  ['@property --angle { inherits: false }', `@property --angle ${shared('--legal-')}`],
  ['@counter-style steps { system: cyclic }', `@counter-style steps ${shared('legal-')}`],
  ['@keyframes :global(turn) { to { rotate: 1turn } }', `@keyframes :global(turn) ${shared('legal-')}`],
  ['@import "other.css";', '@import "other.css" is not checked: import the file in the component'],
  ['@page { margin: 0 }', '@page styles all pages: leave it to the shell'],
  ['@view-transition { navigation: auto }', '@view-transition styles all pages: leave it to the shell'],
  ['@layer page, base;', '@layer page, base is not the layer of a remote: remove it, the build adds @layer page'],
  ['@layer ui { .card { gap: 0 } }', '@layer ui is not the layer of a remote: remove it, the build adds @layer page'],
  [
    '@scope (main) { .card { gap: 0 } }',
    '@scope (main) reaches pages of other teams: begin it with a class of the module',
  ],
])('%s is refused', (css, message) => {
  expect(messagesOf(css)).toEqual([message]);
});

test.each([
  ['.card { font-f\\61mily: Inter }', '"font-f\\61mily" has an escape that it does not need: write font-family'],
  ['.card { color: red !importan\\74 }', '"importan\\74" has an escape that it does not need: write important'],
  [
    '.c { background: u\\72l(/*) } h1 { gap: 0 } .d { background: url(*/) }',
    '"u\\72l(/*)" has an escape that it does not need: write url',
  ],
  ['.c { content: "\n} h1 { gap: 0 } " }', '""" is a string without an end: close it, or write \\a for a line break'],
  ['--x: {} h1 { gap: 0 }', '"--x: {} h1 { gap: 0 }" belongs to no rule: put it into a class of the module'],
  [
    '@media print { --x: {} h1 { gap: 0 }}',
    '"--x: {} h1 { gap: 0 }" belongs to no rule: put it into a class of the module',
  ],
])('%s hides nothing', (css, message) => {
  expect(messagesOf(css)).toEqual([message]);
});

test('an escape that a name needs is allowed', () => {
  expect(messagesOf('.sm\\:card, .\\31 st { content: "\\a" }')).toEqual([]);
});

test('a class of a plain stylesheet belongs to all pages', () => {
  expect(messagesOf('.card { color: red }', 'plain')).toEqual([
    '".card" reaches pages of other teams: rename the file to *.module.css, so that its classes are your own',
  ]);
  expect(messagesOf('@keyframes turn { to { rotate: 1turn } }', 'plain')).toEqual([
    `@keyframes turn ${shared('legal-')}`,
  ]);
});

test('the output of a build has its styles in the layer of remotes, and those of shared/ui in that of shared/ui', () => {
  const output =
    '@layer ui { .abcd0 { anchor-name: --control } } @layer page { .efgh0 { color: red } @keyframes efgh1 {} }';
  expect(messagesOf(output, 'built')).toEqual([]);
  expect(messagesOf('.card { color: red }', 'built')).toEqual([
    `".card" overrides the shell's styles: put it into @layer page`,
  ]);
  expect(messagesOf('@layer ui { h1 { color: red } }', 'built')).toEqual([reaches('h1')]);
  expect(messagesOf('@layer ui { @font-face { font-family: Inter } }', 'built')).toEqual([
    `@font-face "Inter" ${shared('legal-')}`,
  ]);
});

test('frames of a built stylesheet have a name from a module with classes', () => {
  const frames = (name: string, css: string) => messagesOf(`@layer page { ${css} @keyframes ${name} {} }`, 'built');
  expect(frames('HomePage_turn', '.HomePage_card { gap: 0 }')).toEqual([]);
  expect(frames('efgh1', '.efgh0 { gap: 0 }')).toEqual([]);
  for (const name of ['turn', 'fade1', 'abcd1'])
    expect(frames(name, '.efgh0 { gap: 0 }')).toEqual([`@keyframes ${name} ${shared('legal-')}`]);
});

test('a fault is placed at its line and column', () => {
  expect(findStyleFaults('.card {\n  gap: 0;\n}\n  h1 {}\n', 'legal', 'module')).toMatchObject([
    { line: 4, column: 3 },
  ]);
});
