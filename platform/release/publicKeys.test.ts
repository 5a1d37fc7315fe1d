import { integrityOf } from './hash.ts';
import { addressOf, fileAt, isPublicKey, publicKey } from './publicKeys.ts';

const file = (text: string) => ({ integrity: integrityOf(text), bytes: text.length });
const files = { 'main.js': file('main'), 'art/card.svg': file('card'), 'art/og/one.png': file('one') };
const release = { app: 'legal', art: '3f2a9c1b7d42', files };

test('a file has the first digits of its hash in its key, and a drawing that code names those of all of them', () => {
  expect(Object.keys(files).map((name) => publicKey(release, name))).toEqual([
    'apps/legal/main.0d6e4079e367.js',
    'apps/legal/art.3f2a9c1b7d42/card.svg',
    expect.stringMatching(/^apps\/legal\/art\/og\/one\.[0-9a-f]{12}\.png$/),
  ]);
  expect(publicKey({ ...release, files: { 'a.js': file('main') } }, 'a.js')).toBe('apps/legal/a.0d6e4079e367.js');
});

test('a file is found at its own address alone', () => {
  for (const name of Object.keys(files)) expect(fileAt(release, `${addressOf(release, name)}#part`)).toBe(name);
  for (const address of ['/apps/legal/main.js', '/apps/legal/main.000000000000.js', '/apps/legal/toString'])
    expect(fileAt(release, address)).toBeUndefined();
});

test.each([
  ['apps/legal/main.0d6e4079e367.js.br', true],
  ['apps/legal/files/guide.0d6e4079e367.pdf', true],
  ['apps/legal/art.3f2a9c1b7d42/author/card.svg', true],
  ['apps/legal/1.0.0-3f2a9c1b7d.json', true],
  ['apps/legal/main.js', false],
  ['apps/notes/draft/a.txt', false],
  ['objects/0d6e4079e367.js', false],
])('whether %s is a public key: %s', (key, isOne) => {
  expect(isPublicKey(key)).toBe(isOne);
});
