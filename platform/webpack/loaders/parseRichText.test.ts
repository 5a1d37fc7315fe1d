import { parseRichText } from './parseRichText.ts';

test('every allowed tag becomes a node of the tree', () => {
  expect(parseRichText('<p>One <strong>two</strong><br><em>three</em></p><ul><li>four</li></ul><ol></ol>')).toEqual([
    ['p', null, ['One ', ['strong', null, ['two']], ['br', null, []], ['em', null, ['three']]]],
    ['ul', null, [['li', null, ['four']]]],
    ['ol', null, []],
  ]);
});

test('entities become the characters they stand for', () => {
  expect(parseRichText('Ethics &amp; data &lt;5 %')).toEqual(['Ethics & data <5 %']);
});

test.each(['https://doaj.org', 'http://doaj.org', 'HTTPS://doaj.org', 'mailto:hello@mirqam.example', '/contact', '/'])(
  'a link may lead to %s',
  (href) => {
    expect(parseRichText(`<a href="${href}">there</a>`)).toEqual([['a', { href }, ['there']]]);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,hi',
  'vbscript:x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'contact',
  '',
])('a link may not lead to %j', (href) => {
  expect(() => parseRichText(`<a href="${href}">there</a>`)).toThrow(/holds <a href=".*">, an address that is not/s);
});

test('a link must lead somewhere', () => {
  expect(() => parseRichText('<a>there</a>')).toThrow('holds <a href="">, an address that is not allowed');
});

test.each(['script', 'style', 'img', 'iframe', 'svg', 'math', 'template', 'h2', 'div', 'span', 'form', 'object', 'b'])(
  'the tag %s is refused by name',
  (tag) => {
    expect(() => parseRichText(`<p><${tag}></${tag}></p>`)).toThrow(`holds <${tag}>, which is not allowed`);
  },
);

test.each([
  ['<p onclick="alert(1)">one</p>', 'holds <p onClick>, an attribute that is not allowed'],
  ['<a href="/contact" onmouseover="alert(1)">one</a>', 'holds <a onMouseOver>, an attribute that is not allowed'],
  ['<a href="/contact" target="_blank">one</a>', 'holds <a target>, an attribute that is not allowed'],
  ['<p style="color:red">one</p>', 'holds <p style>, an attribute that is not allowed'],
  ['<li class="wide">one</li>', 'holds <li className>, an attribute that is not allowed'],
  ['<strong href="/contact">one</strong>', 'holds <strong href>, an attribute that is not allowed'],
])('%s is refused for its attribute', (html, message) => {
  expect(() => parseRichText(html)).toThrow(message);
});

test('a comment is refused', () => {
  expect(() => parseRichText('one<!-- two -->')).toThrow('holds a comment, which is not allowed');
});
