import { captureCommands } from '../../testing/captureCommands.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { findApps, findRoot } from '../../workspace/workspace.ts';

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
  for (const command of ['status', 'build', 'start']) expect(await captured.run(command)).toEqual({ code: 1, output });
});
