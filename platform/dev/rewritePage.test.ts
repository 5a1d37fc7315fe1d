import { rewritePage } from './rewritePage.ts';

const page = `<title>Old</title>
<meta name="composition" content="a">
<script type="application/json" id="composition">{"id":"a","apps":{}}</script>
<a href="https://site.example/about">About</a>
<div id="root"><h1>Old</h1></div>
</body>`;

const rewrite = (title: string) =>
  rewritePage(page, {
    composition: { id: 'b', apps: {} },
    replaced: [],
    origin: 'https://site.example',
    emptied: { title, isNotFound: false },
  });

test('a page of a deployed site gets another composition, and links that stay', () => {
  expect(rewrite('New')).toBe(`<title>New</title>
<meta name="composition" content="b">
<script type="application/json" id="composition">{"id":"b","apps":{}}</script>
<a href="/about">About</a>
<div id="root"></div>
</body>`);
});

test('a title is text, whatever it holds', () => {
  expect(rewrite('Terms & Conditions </title>')).toContain('<title>Terms &amp; Conditions &lt;/title&gt;</title>');
});
