import fc from 'fast-check';
import { hostileFragments } from './hostileFragments.ts';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'a word',
    '<',
    '>',
    '&',
    '&lt;',
    '&#60;',
    '&nbsp;',
    '"',
    "'",
    '<!--',
    '-->',
    ']]>',
    '\u0000',
    'hit()',
  ),
);
const goodTag = fc.constantFrom('p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'P', 'StRoNg');
const badTag = fc.constantFrom('script', 'img', 'svg', 'math', 'style', 'template', 'iframe', 'b', 'table', 'p\u0000');
const goodAddress = fc.constantFrom(
  '/contact',
  '/',
  'https://doaj.org/x',
  'mailto:a@b.example',
  'HTTP://x',
  '/?a=1&b=2',
);
const scheme = fc.constantFrom(
  'javascript:',
  'JAVA\tscript:',
  'data:text/html,',
  '\u0001javascript:',
  '//',
  '/\\',
  'vbscript:',
);
const badAddress = fc.tuple(scheme, text).map(([start, rest]) => `${start}hit()${rest}`);
const badAttribute = fc.constantFrom(
  ' onclick="hit()"',
  ' style="x"',
  ' id=x',
  ' onerror=hit() src=x',
  ' "',
  ' =',
  '/',
);

/** Mostly what content may hold, here and there what it may not: the cases between. */
export const fragment: fc.Arbitrary<string> = fc.letrec<{ readonly nodes: string; readonly node: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'nesting' },
    { weight: 4, arbitrary: text },
    { weight: 8, arbitrary: fc.tuple(goodTag, tie('nodes')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`) },
    {
      weight: 4,
      arbitrary: fc.tuple(goodAddress, tie('nodes')).map(([href, inner]) => `<a href="${href}">${inner}</a>`),
    },
    { weight: 2, arbitrary: fc.tuple(goodTag, tie('nodes')).map(([tag, inner]) => `${inner}</${tag}>`) },
    { weight: 1, arbitrary: fc.tuple(badTag, tie('nodes')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`) },
    { weight: 1, arbitrary: badAddress.map((href) => `<a href="${href}">x</a>`) },
    { weight: 1, arbitrary: fc.tuple(goodTag, badAttribute).map(([tag, extra]) => `<${tag}${extra}>x</${tag}>`) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileFragments).flat()) },
  ),
})).nodes;
