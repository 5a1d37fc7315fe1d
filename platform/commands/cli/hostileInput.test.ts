import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@mirqam/shared/contract/Release';
import fc from 'fast-check';
import { entryHash, parseLogEntry } from '../../live/log/logEntry.ts';
import { parsePreview } from '../../live/preview.ts';
import { UserError } from '../../messages/UserError.ts';
import { parsePublication } from '../../release/publications.ts';
import { parseRelease, parseStoredComposition } from '../../release/schemas.ts';
import { FolderStore } from '../../store/FolderStore.ts';
import { captureCommands } from '../../testing/captureCommands.ts';
import { generated } from '../../testing/generated.ts';

// Thousands of runs at night.
jest.setTimeout(600_000);

const hash = `sha256-${'A'.repeat(43)}=`;
const version = '1.0.0-0123456789';

/** Misspelt and malicious words. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('..', '../x', '/etc/passwd', 'legal/../..', '__proto__', 'constructor', '\0', 'a\nb', '\u202e', ''),
  fc.constantFrom(
    `legal@${version}/..`,
    `../legal@${version}`,
    `legal@${version}`,
    '--',
    '-',
    '--json',
    '--why',
    '%2e%2e',
  ),
  fc
    .array(fc.constantFrom('..', '.', '/', '\\', 'a', '\0', ' ', '@', '%', '1'), { maxLength: 8 })
    .map((all) => all.join('')),
);

const captured = captureCommands(beforeAll, afterAll);

test('a command prints one line and an exit code for all arguments', async () => {
  const commands = fc.constantFrom(
    'publish',
    'promote',
    'rollback',
    'preview',
    'disable',
    'enable',
    'retire',
    'prune',
    'nonsense',
  );
  await fc.assert(
    fc.asyncProperty(commands, fc.array(hostile, { minLength: 1, maxLength: 3 }), async (command, words) => {
      // Without a release, `preview` builds this checkout.
      const named = command === 'preview' ? [`nosuch@${version}`] : [];
      const { code, output } = await captured.run(command, ...named, ...words.filter((word) => word !== 'legal'));
      expect([1, 2]).toContain(code);
      // With `--json` a document comes before the line.
      expect(output.replace(/^\{.*\}\n/, '').trim()).not.toMatch(/\n|\bat \S+:\d+|fault of the command/);
    }),
    generated(60, 5000),
  );
  // Nothing beside the store, which a command that is refused early does not make.
  expect((await readdir(captured.folder)).filter((name) => name !== 'store')).toEqual([]);
});

const release = {
  contract: contractVersion,
  app: 'legal',
  version,
  entry: ['remoteEntry.js'],
  routes: [{ pattern: '/a/:b', page: 'APage', paths: [{ path: '/a/b', title: 'A', description: 'B' }] }],
  chunks: { APage: { js: ['APage.js'], css: ['APage.css'] } },
  files: { 'remoteEntry.js': { integrity: hash, bytes: 1 } },
  shared: { react: '^19.0.0' },
  server: 'server/server.cjs',
  serverFiles: { 'server/server.cjs': hash },
};
const composition = {
  id: '0123456789',
  apps: { legal: { version, entry: ['remoteEntry.js', hash], routes: [['/a', 'APage']] } },
};
const entry = {
  serial: 1,
  composition: '0123456789',
  content: hash,
  versions: {},
  kind: 'promote',
  who: 'a',
  when: '2026-01-01T00:00:00Z',
  why: '',
  nonce: 'n',
};

/** A document with one of its keys or values replaced by a hostile one. */
function damaged(document: object): fc.Arbitrary<string> {
  const text = JSON.stringify(document);
  const parts = [...new Set(text.match(/"[^"]*"|\b\d+\b/g))];
  return fc
    .tuple(fc.constantFrom(...parts), fc.oneof(hostile, fc.jsonValue()), fc.boolean())
    .map(([part, value, isCut]) => text.replace(part, () => JSON.stringify(value)).slice(0, isCut ? -5 : undefined));
}

test.each([
  ['release', release, parseRelease],
  ['composition', { ...composition, pages: { 'index.html': hash } }, parseStoredComposition],
  ['entry of the log', { ...entry, hash: entryHash(entry) }, parseLogEntry],
  ['preview', { ...composition, pages: { 'index.html': hash }, who: 'a', when: entry.when }, parsePreview],
  ['publication', { release: hash, who: 'a', when: entry.when }, parsePublication],
])('a damaged %s is refused, or names no file outside of its folder', (_name, document, parse) => {
  const texts = fc.oneof(damaged(document), fc.json(), fc.string());
  fc.assert(
    fc.property(texts, (text) => {
      let parsed: unknown;
      try {
        parsed = parse(text, 'x.json');
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
        return;
      }
      expect(namesOutside(parsed)).toEqual([]);
    }),
    generated(60, 5000),
  );
});

/** The names in a parsed document that could lead out of their folder. */
function namesOutside(parsed: unknown): readonly string[] {
  const { files = {}, serverFiles = {}, server = 'x', entry = [], app = 'x', apps = {} } = Object(parsed);
  const names: readonly string[] = [
    ...Object.keys(files),
    ...Object.keys(serverFiles),
    ...Object.keys(apps),
    server,
    app,
    ...entry,
  ];
  return names.filter((name) => name.startsWith('/') || name.split('/').includes('..') || /[^\w./-]/.test(name));
}

test('no key makes a store write outside of its folder', async () => {
  const store = new FolderStore(join(captured.folder, 'keys/store'));
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom('', 'apps/', 'pages/'), async (key, prefix) => {
      await store.put(prefix + key, Buffer.from('x')).catch((error) => expect(error).toBeInstanceOf(UserError));
    }),
    generated(60, 5000),
  );
  expect(await readdir(join(captured.folder, 'keys'))).toEqual(['store']);
});
