import { readBody } from './readBody.ts';

const base = '/_preview/0123456789';
const read = (html: string) => readBody(html, '');

test('links and forms that stay on the site are listed once, with their fragments', () => {
  const html =
    '<a class="x" href="/">Home</a><a href="/about#team">Team</a><a href="//other.example/">Other</a>' +
    '<a href="mailto:x@example.org">Mail</a><form action="/contact"></form><a href="#content">Skip</a><a href="/">Home</a>';
  expect(read(html).links).toEqual(['/', '/about#team', '/contact', '#content']);
});

test('relative links are listed, so that the gate refuses those without a page', () => {
  expect(read('<a href="contakt">a</a><a href="../nope">b</a><a href="?q=1">c</a>').links).toEqual([
    'contakt',
    '../nope',
    '?q=1',
  ]);
});

test('links of a preview stay in the preview', () => {
  const html = '<a class="x" href="/">Home</a><a href="/?a=1&amp;b=2">Form</a><form action="/about"></form>';
  expect(readBody(html, base).html).toBe(
    `<a class="x" href="${base}">Home</a><a href="${base}?a=1&amp;b=2">Form</a><form action="${base}/about"></form>`,
  );
});

test('links to other sites and into the page do not change in a preview', () => {
  const html = '<a href="//other.example/">Other</a><a href="#content">Skip</a><img src="/apps/a.svg" alt="/">';
  expect(readBody(html, base).html).toBe(html);
});

test('main headings and text have no markup', () => {
  const { mainHeadings, text } = read('<h1>Terms &amp; <em>Conditions</em></h1><p>Of <!-- -->2025</p>');
  expect(mainHeadings.map((heading) => heading.replace(/\s+/g, ' '))).toEqual(['Terms & Conditions']);
  expect(text.trim().split(/\s+/)).toEqual(['Terms', '&', 'Conditions', 'Of', '2025']);
});

test('headings without text are named', () => {
  const html = '<h1>Terms</h1><h2> <em></em></h2><p>a</p><h3>Data</h3><h4><!-- --></h4>';
  expect(read(html).emptyHeadings).toEqual(['h2', 'h4']);
});

test('images are listed with those of every width', () => {
  const html =
    '<picture><source srcset="/a.svg 1x, /b.svg 2x"><img src="/c.svg" alt=""></picture><svg><image href="/d.svg"></image></svg>';
  expect(read(html).images).toEqual(['/a.svg', '/b.svg', '/c.svg', '/d.svg']);
});

test('a symbol of a file is listed, one of the page is not', () => {
  const html = '<svg><use href="/apps/marketing/art/icons.svg#pen"></use></svg><svg><use href="#ring"></use></svg>';
  expect(read(html).images).toEqual(['/apps/marketing/art/icons.svg#pen']);
});

test('pictures are listed with what decides how they load', () => {
  const html =
    '<picture><source srcset="/a.avif" type="image/avif"><img src="/a.jpg" width="4" height="3"></picture><img src="/b.png" loading="lazy">';
  expect(read(html).pictures).toEqual([
    { addresses: ['/a.jpg', '/a.avif'], isSized: true, isLazy: false },
    { addresses: ['/b.png'], isSized: false, isLazy: true },
  ]);
});

test('a link to a file of a release has words, and no prefix of a preview', () => {
  const address = '/apps/legal/1/files/guide.pdf';
  const html = `<a href="${address}">Guide <b>(PDF,\n1 MB)</b></a>`;
  const body = readBody(html, base);
  expect(body).toMatchObject({ html, links: [], fileLinks: [{ address, text: 'Guide (PDF, 1 MB)' }] });
});

test('elements with a style attribute, and style elements, are named', () => {
  expect(read('<p style="color:red">a</p><style>p { color: red }</style>').styled).toEqual(['p', 'style']);
});

test('the ids are those that a fragment can name', () => {
  expect(read('<main id="content"><section id="team"></section></main>').ids).toEqual(['content', 'team']);
});

test('frames and media are listed, and the poster of a video is an image', () => {
  const html =
    '<iframe src="https://a.example/"></iframe><video src="/b.mp4" poster="/c.png"><source src="d.webm"></video>';
  expect(read(html)).toMatchObject({
    embedded: { frame: ['https://a.example/'], media: ['/b.mp4', 'd.webm'] },
    images: ['/c.png'],
  });
});

test('what the CSP blocks is named', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><object data="/b.pdf"></object>' +
    '<b onclick="c()">d</b><a href=" javascript:e()">f</a><a href="/javascript:">g</a>';
  expect(read(html).blocked).toEqual(['script', 'object', 'b onclick', 'a href="javascript:"']);
});

test('areas of a map are links, and the picture of a button is an image', () => {
  const html = '<map name="m"><area href="/nowhere" alt="a"></map><input type="image" src="/b.png" alt="c">';
  expect(read(html)).toMatchObject({ links: ['/nowhere'], images: ['/b.png'] });
});

test('what would be sent to another site, and a document in an attribute, are named', () => {
  const html =
    '<form action="https://a.example/"><button formaction="//b.example/c">d</button></form><form action="mailto:a@example.org"></form>' +
    '<a href="/" ping="https://a.example/">e</a><iframe srcdoc="f"></iframe><form action="/contact"><button formaction="/about">g</button></form>';
  expect(read(html)).toMatchObject({
    blocked: ['form action', 'button formaction', 'form action', 'a ping', 'iframe srcdoc'],
    links: ['/', '/contact', '/about'],
  });
});

test('elements that belong to the head are named, but not a preload, which React adds for an image', () => {
  const html =
    '<link rel="preload" as="image" href="/a.avif"><link rel="stylesheet" href="https://a.example/"><meta name="robots"><title>b</title><svg><title>c</title></svg>';
  expect(read(html).ofHead).toEqual(['link', 'meta', 'title']);
});

test('the picture behind a table, and one in a filter, are images', () => {
  const html =
    '<table background="https://a.example/b.png"><tr><td background="/c.png">d</td></tr></table><svg><filter><feImage href="/e.png"></feImage></filter></svg>';
  expect(read(html).images).toEqual(['https://a.example/b.png', '/c.png', '/e.png']);
});

test('every address of a srcset and of an old drawing is listed', () => {
  const html =
    '<img src="/a.avif" srcset="/b.avif 1x,https://c.example/d.avif 2x"><svg><image xlink:href="/e.svg"></image></svg>';
  expect(read(html).images).toEqual(['/a.avif', '/b.avif', 'https://c.example/d.avif', '/e.svg']);
});
