import { readdir } from 'node:fs/promises';
import { contractVersion } from '@mirqam/shared/contract/Release';
import fc from 'fast-check';
import { entryHash, parseLogEntry } from '../../live/log.ts';
import { parsePreview } from '../../live/preview.ts';
import { UserError } from '../../messages/UserError.ts';
import { parsePublication } from '../../release/publications.ts';
import { parseRelease, parseStoredComposition } from '../../release/schemas.ts';
import { captureCommands } from '../../testing/captureCommands.ts';
import { generated } from '../../testing/generated.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { findApps, findRoot } from '../../workspace/workspace.ts';
import { parseReleases, UsageError, wholeNumber } from './arguments.ts';

describe('arguments', () => {
  test('a release is an app and a version', () => {
    expect(parseReleases('legal@1.0.0-3f2a9c1b7d')).toEqual([{ app: 'legal', version: '1.0.0-3f2a9c1b7d' }]);
  });

  test.each([
    'legal',
    'legal@',
    '@1.0.0-3f2a9c1b7d',
    '../x@1.0.0-3f2a9c1b7d',
    'legal@1.0.0-3f2a9c1b7d@x',
    'legal@newest',
  ])('"%s" is refused as a release', (text) => {
    expect(() => parseReleases(text)).toThrow(UsageError);
  });

  const parsePort = wholeNumber({ name: '--port', least: 1, most: 65_535 });

  test.each(['0', '65536', '-1', '1.5', 'x', '', '1e3', ' 80'])('"%s" is refused as a port', (text) => {
    expect(() => parsePort(text)).toThrow(new UsageError(`--port must be 1–65535, got "${text}"`));
  });

  test.each(['1', '65535'])('%s is a port', (text) => {
    expect(parsePort(text)).toBe(Number(text));
  });
});

describe('slips', () => {
  const captured = captureCommands(beforeAll, afterAll);
  const { cwd } = process;
  beforeAll(() => promoteTinySite(captured.store, `'<h1>One</h1>'`, ['/one']).then(() => undefined));
  afterEach(() => {
    process.cwd = cwd;
  });

  interface Slip {
    readonly slip: string;
    /** Commands that all contain the slip. */
    readonly commands: readonly string[];
    readonly code: 1 | 2;
    /** The output of each command; `<command>`, `<app>` and `<store>` are placeholders. */
    readonly message: string;
    readonly environment?: Readonly<Record<string, string>>;
  }

  const apps = findApps(findRoot()).map(({ name }) => name);
  const unknownRelease = 'articles@1.0.0-0000000000';

  const slips: readonly Slip[] = [
    {
      slip: 'an app that the checkout does not have',
      commands: ['build nosuch', 'publish nosuch', 'deploy nosuch --dry-run'],
      code: 1,
      message: `nosuch is not an app of this checkout: choose one of ${apps.join(', ')}`,
    },
    {
      slip: 'an app that is not live',
      commands: ['rollback nosuch', 'disable nosuch', 'promote nosuch@live'],
      code: 1,
      message: 'nosuch is not live: "site status" lists the live apps',
    },
    {
      slip: 'a release that the store does not have',
      commands: [`promote ${unknownRelease}`, `preview ${unknownRelease} --dry-run`],
      code: 1,
      message: `${unknownRelease} is not in <store>: run "site publish articles" first`,
    },
    {
      slip: 'a number that the log does not have',
      commands: ['diff 99', 'rollback --to 99', 'rollback articles --to 99 --dry-run'],
      code: 1,
      message: 'the log of <store> has no number 99: "site log" lists the numbers',
    },
    {
      slip: 'a name that no app can have',
      commands: ['build No_Name', 'rollback No_Name', 'create No_Name'],
      code: 2,
      message:
        'the name of an app must be up to 31 lower-case letters, digits and hyphens, starting with a letter, got "No_Name"',
    },
    {
      slip: 'an app that is named twice',
      commands: ['deploy legal legal', `promote ${unknownRelease} ${unknownRelease}`],
      code: 2,
      message: '<app> is named twice: name each app once',
    },
    {
      slip: 'an option without its value',
      commands: ['promote --why', 'rollback --why'],
      code: 2,
      message: 'option \'--why <text>\' argument missing: see "site <command> --help"',
    },
    {
      slip: 'an unknown option',
      commands: ['status --nonsense', 'deploy legal --nonsense'],
      code: 2,
      message: 'unknown option \'--nonsense\': see "site <command> --help"',
    },
    {
      slip: 'a misspelt command',
      commands: ['promte'],
      code: 2,
      message: 'unknown command \'promte\' (Did you mean promote?): see "site --help"',
    },
    {
      slip: 'a bad PORT',
      commands: ['start', 'serve', 'dev'],
      code: 1,
      message: 'PORT must be 1–65535, got "x"',
      environment: { PORT: 'x' },
    },
    {
      slip: 'a SITE_ORIGIN that is not an origin',
      commands: ['start', 'promote articles@latest', 'rollback --dry-run'],
      code: 1,
      message:
        'SITE_ORIGIN, or "homepage" in package.json, must be an origin such as https://www.example.org, got "staging"',
      environment: { SITE_ORIGIN: 'staging' },
    },
    {
      slip: 'a SITE_STORE that names no store',
      commands: ['status', 'deploy legal', 'serve'],
      code: 1,
      message: 'SITE_STORE must be a folder or s3://bucket/prefix, got "gs://bucket"',
      environment: { SITE_STORE: 'gs://bucket' },
    },
  ];

  async function inEnvironment<T>(environment: Slip['environment'], work: () => Promise<T>): Promise<T> {
    const before = { ...process.env };
    Object.assign(process.env, environment);
    const result = await work();
    process.env = before;
    return result;
  }

  test.each(slips)('$slip is refused alike by every command', async ({ commands, code, message, environment }) => {
    for (const command of commands) {
      const [name = '', app = ''] = command.split(' ');
      const output = message
        .replace('<command>', name)
        .replace('<store>', captured.store.name)
        .replace('<app>', app.replace(/@.*/, ''));
      const result = await inEnvironment(environment, () => captured.run(...command.split(' ')));
      expect({ command, ...result }).toEqual({ command, code, output: `${output}\n` });
    }
  });

  test('with --json a slip is a document too', async () => {
    for (const { commands, code, environment } of slips) {
      const [command = '', ...words] = (commands[0] ?? '').split(' ');
      const result = await inEnvironment(environment, () => captured.runForProgram(command, ...words));
      expect(result).toEqual({
        code,
        document: { error: { code, message: result.errors.trimEnd() } },
        errors: expect.stringMatching(/^.+\n$/),
      });
    }
  });

  test('outside of a checkout a command is refused', async () => {
    process.cwd = () => captured.folder;
    const output = `${captured.folder} is not in a checkout of the site: run this in one\n`;
    for (const command of ['status', 'build', 'start'])
      expect(await captured.run(command)).toEqual({ code: 1, output });
  });
});

describe('hostile input', () => {
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
    id: '0123456789abcdef0123456789abcdef',
    apps: { legal: { version, entry: ['/apps/legal/remoteEntry.js', hash], routes: [['/a', 'APage']] } },
  };
  const entry = {
    serial: 1,
    composition: '0123456789abcdef0123456789abcdef',
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
});
