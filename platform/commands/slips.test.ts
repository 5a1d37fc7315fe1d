import { captureCommands } from '../testing/captureCommands.ts';
import { all, type Slip, slips } from '../testing/slips.ts';
import { promoteTinySite } from '../testing/tinySite.ts';

const captured = captureCommands(beforeAll, afterAll);
let release = '';
const { cwd } = process;

beforeAll(async () => {
  const live = await promoteTinySite(captured.store, `'<h1>One</h1>'`, ['/one']);
  release = `articles@${live.composition.apps['articles']?.version}`;
});
afterEach(() => {
  process.cwd = cwd;
});

/** The exit code and the output of a command. */
async function run(command: string, environment?: Slip['environment']) {
  const words = command.replaceAll('RELEASE', release).split(' ');
  return { command, ...(await inEnvironment(environment, () => captured.run(...words))) };
}

async function inEnvironment<T>(environment: Slip['environment'], work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  const result = await work();
  process.env = before;
  return result;
}

test.each(slips)('$slip is refused alike by every command', async ({ commands, code, message, environment }) => {
  for (const command of commands) {
    const [name = '', app = ''] = command.replaceAll('RELEASE', 'articles').split(' ');
    const output = message.replace('<command>', name).replace('<store>', captured.store.name).replace('<app>', app);
    expect(await run(command, environment)).toEqual({ command, code, output: `${output}\n` });
  }
});

test('with --json a slip is a document too', async () => {
  for (const { commands, code, environment } of slips) {
    const [command = '', ...words] = (commands[0] ?? '').replaceAll('RELEASE', release).split(' ');
    const result = await inEnvironment(environment, () => captured.runForProgram(command, ...words));
    expect(result).toEqual({
      code,
      document: { error: { code, message: result.errors.trimEnd() } },
      errors: expect.stringMatching(/^.+\n$/),
    });
  }
});

test('outside of a checkout every command is refused alike', async () => {
  process.cwd = () => captured.folder;
  for (const command of all) {
    const output = `${captured.folder} is not in a checkout of the site: run this in one\n`;
    expect(await run(command)).toEqual({ command, code: 1, output });
  }
});

test('an unknown command is refused as misspelt', async () => {
  expect(await run('nonsense')).toMatchObject({ code: 2, output: 'unknown command \'nonsense\': see "site --help"\n' });
});
