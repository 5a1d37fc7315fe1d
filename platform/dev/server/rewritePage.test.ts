import { parseDocument } from 'htmlparser2';
import { rewritePage } from './rewritePage.ts';

const page = `<head>
<meta http-equiv="Content-Security-Policy" content="connect-src 'self'; trusted-types federation">
<title>Old</title>
<style data-href="/apps/legal/legal.3f2a9c1b7d42.css">p{}</style>
<link rel="preload" href="/apps/legal/remoteEntry.3f2a9c1b7d42.js">
<link rel="preload" href="/apps/shell/main.3f2a9c1b7d42.js">
<meta name="composition" content="a">
<script type="application/json" id="composition">{"id":"a","apps":{}}</script>
</head>
<a href="https://site.example/about">About</a>
<div id="root" data-base="/_preview/c0ffee"><h1>Old</h1></div>
`;

const rewrite = (emptied?: { readonly title: string; readonly isNotFound: boolean }) =>
  rewritePage(parseDocument(page), {
    composition: { id: 'b', apps: {} },
    replaced: ['legal'],
    origin: 'https://site.example',
    head: '<script src="/client.js"></script>\n',
    ...(emptied ? { emptied } : {}),
  });

test('a page of a deployed site gets the client, another composition, and links to the dev server', () => {
  expect(rewrite()).toBe(`<head>
<meta http-equiv="Content-Security-Policy" content="connect-src 'self' ws: wss:; trusted-types federation dev">
<script src="/client.js"></script>
<title>Old</title>


<link rel="preload" href="/apps/shell/main.3f2a9c1b7d42.js">

<meta name="composition" content="b">
<script type="application/json" id="composition">{"id":"b","apps":{}}</script>
</head>
<a href="/about">About</a>
<div id="root" data-base="/_preview/c0ffee"><h1>Old</h1></div>
`);
});

test('a page whose app is built from source is empty and has its new title, escaped', () => {
  const html = rewrite({ title: 'Terms & Conditions </title>', isNotFound: false });
  expect(html).toContain('<title>Terms &amp; Conditions &lt;/title&gt;</title>');
  expect(html).toContain('<div id="root" data-base="/_preview/c0ffee"></div>');
});

test('a page that the checkout no longer has is marked as not found', () => {
  expect(rewrite({ title: 'Page not found', isNotFound: true })).toContain(
    '<div id="root" data-base="/_preview/c0ffee" data-not-found></div>',
  );
});
