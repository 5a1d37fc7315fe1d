import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RichTree } from '@mirqam/shared/contract/content/RichTree';
import fc from 'fast-check';
import { parseContent, parseRichText } from './contentLoader.ts';

describe('rich text', () => {
  test('every allowed tag becomes a node of the tree', () => {
    expect(parseRichText('<p>One <strong>two</strong><br><em>three</em></p><ul><li>four</li></ul><ol></ol>')).toEqual([
      ['p', null, ['One ', ['strong', null, ['two']], ['br', null, []], ['em', null, ['three']]]],
      ['ul', null, [['li', null, ['four']]]],
      ['ol', null, []],
    ]);
  });

  test('entities become characters', () => {
    expect(parseRichText('Ethics &amp; data &lt;5 %')).toEqual(['Ethics & data <5 %']);
  });

  test.each(['https://doaj.org', 'http://doaj.org', 'HTTPS://doaj.org', 'mailto:hello@mirqam.example', '/contact'])(
    'a link to %s is allowed',
    (href) => {
      expect(parseRichText(`<a href="${href}">there</a>`)).toEqual([['a', { href }, ['there']]]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'contact',
    '',
  ])('a link may not lead to %j', (href) => {
    expect(() => parseRichText(`<a href="${href}">there</a>`)).toThrow(/holds <a href=".*">, an address that is not/s);
  });

  test('a link must have an address', () => {
    expect(() => parseRichText('<a>there</a>')).toThrow('holds <a href="">, an address that is not allowed');
  });

  test.each(['script', 'svg', 'math', 'template', 'iframe', 'h2', 'div', 'b'])(
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

  test.each([
    ['<p>one <strong>two</p>', 'strong'],
    ['<strong>one', 'strong'],
    ['<p>one<p>two</p>', 'p'],
    ['<ul><li>one<li>two</li></ul>', 'li'],
    ['<a href="/contact">one', 'a'],
  ])('%s is refused for the end tag that it lacks', (html, tag) => {
    expect(() => parseRichText(html)).toThrow(`holds <${tag}> without an end tag of its own: add </${tag}>`);
  });

  test('a comment is refused', () => {
    expect(() => parseRichText('one<!-- two -->')).toThrow('holds a comment, which is not allowed');
  });

  /** Fragments of valid and hostile HTML, to be combined at random. */
  const parts = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('<p>', '</p>', '<strong>', '</strong>', '<em>', '</em>', '<ul><li>', '</li></ul>'),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '<br>',
        '<a href="',
        '">',
        '</a>',
        'https://doaj.org',
        '/contact',
        'mailto:a@b.example',
      ),
    },
    { weight: 2, arbitrary: fc.string({ maxLength: 6 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...[
          'javascript:',
          'java\tscript:',
          '\u0001javascript:',
          'data:text/html,',
          '//',
          '/\\',
          '&#106;avascript&colon;',
        ],
        ...[
          '<script>',
          '</script>',
          '<img src=x onerror=hit()>',
          '<svg>',
          '</svg>',
          '<math><mtext>',
          '<table><td>',
          '<form>',
        ],
        ...[
          '<style>',
          '<template>',
          '<noscript>',
          '<select>',
          '<!--',
          '-->',
          '<![CDATA[',
          '<?',
          ']]>',
          '<p onclick=hit()',
          '<b',
        ],
        ...[' style="x"', ' onclick="hit()"', ' id=x', '"', "'", '<', '>', '/', '&', '&lt;', '\u0000', '\u000c'],
      ),
    },
  );

  const allowedTags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'];

  /** The disallowed parts of a tree, with addresses parsed as browsers do. */
  function offList(tree: RichTree): readonly string[] {
    return tree.flatMap((node) => {
      if (typeof node === 'string') return [];
      const [tag, attributes, children] = node;
      const found = allowedTags.includes(tag) ? [] : [tag];
      const names = Object.keys(attributes ?? {});
      if (names.join() !== (tag === 'a' ? 'href' : '')) found.push(`${tag} ${names}`);
      if (tag === 'a' && !leadsToAPage(attributes?.href ?? '')) found.push(`${attributes?.href}`);
      return [...found, ...offList(children)];
    });
  }

  function leadsToAPage(href: string): boolean {
    if (!URL.canParse(href, 'https://site.example')) return /^(?:https?|mailto):/i.test(href);
    const { protocol, host } = new URL(href, 'https://site.example');
    return href.startsWith('/') ? host === 'site.example' : ['https:', 'http:', 'mailto:'].includes(protocol);
  }

  test('no HTML yields a tag, attribute or address that is not allowed', () => {
    let accepted = 0;
    const fragments = fc.array(parts, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fragments, (html) => {
        let tree: RichTree;
        try {
          tree = parseRichText(html);
        } catch {
          return;
        }
        accepted++;
        expect(offList(tree)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    // Both outcomes must occur often enough to be tested.
    expect(accepted).toBeGreaterThan(300);
    expect(accepted).toBeLessThan(2700);
  });
});

describe('content', () => {
  const parse = (value: unknown) => parseContent(value, 'content', 'author/FindJournal.ts');

  test('content without markup is not changed', () => {
    const content = { title: 'R & D', banner: { desc: 'p < 0.05' }, list: [1, true, null, undefined, 'text'] };
    expect(parse(content)).toEqual(content);
  });

  test('markup in a field called para becomes a tree, at any depth', () => {
    const content = {
      para: 'a <em>b</em>',
      section1: { para1: 'c', para2: '<strong>d</strong>' },
      list: [{ para: 'e &amp; f' }],
    };
    expect(parse(content)).toEqual({
      para: ['a ', ['em', null, ['b']]],
      section1: { para1: 'c', para2: [['strong', null, ['d']]] },
      list: [{ para: ['e & f'] }],
    });
  });

  test.each([
    [{ banner: { title: 'a <em>b</em>' } }, 'content.banner.title'],
    [{ list: [{ heading: 'R &amp; D' }] }, 'content.list[0].heading'],
    [{ paragraph: '<p>a</p>' }, 'content.paragraph'],
    [{ title: 'a <!-- b' }, 'content.title'],
  ])('markup in another field is refused with the file and the field named', (content, field) => {
    expect(() => parse(content)).toThrow(`author/FindJournal.ts: ${field} holds markup, which only "para" fields may`);
  });

  test('a tag that is not allowed is refused with the file, the field and the tag named', () => {
    expect(() => parse({ section1: { list: [{ para: 'a' }, { para: '<script>b</script>' }] } })).toThrow(
      'author/FindJournal.ts: content.section1.list[1].para holds <script>, which is not allowed',
    );
  });

  test('every content type allows markup only in fields named "para"', () => {
    const root = join(__dirname, '../../..');
    const types = readdirSync(root)
      .filter((folder) => folder.startsWith('remote-'))
      .flatMap((folder) =>
        readdirSync(join(root, folder, 'src/content')).map((file) => join(root, folder, 'src/content', file)),
      )
      .filter((file) => file.endsWith('Content.ts'))
      .concat(join(root, 'shared/contract/content/Content.ts'));
    const fields = types.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(\w+)\??: RichText\b/g)]);
    expect(fields.length).toBeGreaterThan(5);
    for (const [, field] of fields) expect(field).toMatch(/^para\d?$/);
  });
});
