import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContent } from './parseContent.ts';

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
