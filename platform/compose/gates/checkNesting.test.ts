import { checkNesting } from './checkNesting.ts';

const check = (html: string) => () => checkNesting('/news of news', html);

test.each([
  '<main><h1>News</h1><p>One<br/><img src="/a.svg" alt=""/>two</p><!-- --><hr/></main>',
  '<table> <caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table>',
  '<ul><li>a<ul><li>b</li></ul></li></ul><dl><div><dt>a</dt><dd>b</dd></div></dl>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path><path d="M1 1"/><title>a</title></svg><p>b</p>',
  '<pre>\n\na</pre><pre>\n\n</pre><textarea>\nb</textarea><template></template>',
  '<a href="/"><div>a</div></a><button><span>b</span></button><form><select><option>c</option></select></form>',
  '<p>Terms &amp; <em>Conditions</em> &lt;b&gt;</p><details><summary>a</summary>b</details>',
  '<textarea><p>a</textarea><textarea title="a > b">c < d <!-- </p></textarea><p>&lt;p&gt;</p>',
  '<?xml version="1.0"?><p>a</p><!a><p>b</p>',
  '<noscript><p>a</p></noscript><script type="application/json">"<p>"</script><i title="a > b">c < d</i>',
])('browsers read %s as it says', (html) => {
  expect(check(html)).not.toThrow();
});

test.each([
  ['<p>a<div>b</div>c</p>', '<div> in <p>, where browsers do not leave it: move it out of the <p>'],
  ['<p><span>a<ul><li>b</li></ul></span></p>', '<ul> in <p>, '],
  ['<p><table></table></p>', '<table> in <p>, '],
  ['<a href="/">a<span><a href="/b">b</a></span></a>', '<a> in <a>, '],
  ['<button>a<button>b</button></button>', '<button> in <button>, '],
  ['<form><div><form>a</form></div></form>', '<form> in <form>, '],
  ['<ul><li>a<li>b</li></li></ul>', '<li> in <li>, '],
  ['<h1>a<h2>b</h2></h1>', '<h2> in <h1>, '],
  ['<table><tr><td>a</td></tr></table>', '<tr> in <table>, around which browsers add <tbody>: write <tbody>'],
  ['<table><tbody>stray<tr><td>a</td></tr></tbody></table>', 'the text "stray" in <tbody>, '],
  ['<table><tbody><tr><td>a</td></tr></tbody> b</table>', 'the text "b" in <table>, '],
  ['<table><tbody><tr> <td>a</td>b</tr></tbody></table>', 'the text "b" in <tr>, '],
  ['<pre>\n<b>a</b></pre>', 'a line break at the start of a <pre>, which browsers leave out: remove it'],
  ['<table><tbody><div>a</div></tbody></table>', '<div> in <tbody>, '],
  ['<div><tr>a</tr></div>', '<tr> in <div>, '],
  ['<select><div>a</div></select>', '<div> in <select>, '],
  ['<svg><p>a</p></svg>', '<p> in <svg>, '],
  ['<template><p>a</p></template>', '<p> in <template>, '],
  ['<section><p>a</section>', '<p> without an end tag: add </p>'],
  ['<textarea><p>a</p><section>', '<textarea> without an end tag: add </textarea>'],
  ['<p>a', '<p> without an end tag: add </p>'],
  ['<div><!doctype html><p>a</p></div>', 'a <!doctype>, which browsers leave out: remove it'],
  ['<p>a</p></p>', '</p> without a start tag: remove it'],
])('%s is refused', (html, fault) => {
  expect(check(`<main>${html}</main>`)).toThrow(`/news of news has ${fault}`);
});

test('elements that are nested deeper than browsers keep are refused', () => {
  const nested = (count: number) => () => checkNesting('/deep of news', '<i>'.repeat(count) + '</i>'.repeat(count));
  expect(nested(500)).not.toThrow();
  for (const count of [501, 60_000])
    expect(nested(count)).toThrow(
      '/deep of news has elements in more than 500 others, which browsers take apart: nest fewer',
    );
});

test.each(['<pre ', '<script ', '<main ', '<main>', '<!--', '<!', '<div></p>'])(
  'many %s without an end are refused in seconds, so that no other release waits for them',
  (tag) => {
    expect(check(tag.repeat(100_000))).toThrow('/news of news has ');
  },
);
