import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinyHistory } from '../testing/promoteTinyHistory.ts';
import { createProgram } from './createProgram.ts';
import { type DocumentedCommand, documents, errorDocument } from './documents.ts';

// A test starts the command, while other tests run.
jest.setTimeout(120_000);

const captured = captureCommands(beforeAll, afterAll);
let news = '';
beforeAll(async () => {
  news = await promoteTinyHistory(captured.store);
});

// The browser tests run the commands that build and `create`, `main.test.ts` runs `serve` and `DevApp.test.ts` runs `dev`;
// they check the documents as well.
const commands = [
  'status',
  'log',
  'releases',
  'releases news',
  'diff 1',
  'preview NEWS --dry-run',
  'preview NEWS',
  'promote NEWS --dry-run',
  'promote NEWS',
  'disable news --dry-run',
  'disable news --why test',
  'enable news --dry-run',
  'enable news',
  'retire news --dry-run',
  'retire news',
  'rollback --dry-run',
  'rollback articles',
  'log --all',
  'status',
  'verify',
  'verify --repair --dry-run',
  'prune --dry-run',
  'prune',
  'nginx',
  'headers',
  'export OUT --for plain --dry-run',
  'export OUT --for netlify',
];

test('the document of every command has the form that its schema says, and no other field', async () => {
  for (const words of commands) {
    const folder = join(captured.folder, 'out');
    const [command = '', ...others] = words.replace('NEWS', news).replace('OUT', folder).split(' ');
    const { code, document, errors } = await captured.runForProgram(command, ...others);
    expect({ words, code, errors }).toEqual({ words, code: undefined, errors: '' });
    expect({ words, document: documents[command as DocumentedCommand].parse(document) }).toEqual({ words, document });
  }
});

// Jest cannot read the routes of a checkout again.
test('the document of "types" has this form too', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'bin.mjs'), 'types', '--json']);
  const document = JSON.parse(stdout);
  expect(documents.types.parse(document)).toEqual(document);
});

test('the document of a refused command says why', async () => {
  for (const [command, code] of [
    ['diff 99', 1],
    ['promote nosuch@latest', 1],
    ['retire shell --dry-run', 1],
    ['rollback --to x', 2],
    ['status --nonsense', 2],
    ['nonsense', 2],
  ] as const) {
    const result = await captured.runForProgram(...(command.split(' ') as [string]));
    expect(errorDocument.parse(result.document)).toEqual({ error: { code, message: result.errors.trimEnd() } });
    expect(result.code).toBe(code);
  }
});

test('every command that prints a document has a schema, and prints it', async () => {
  const documented = (await createProgram()).commands.filter(({ options }) =>
    options.some(({ long }) => long === '--json'),
  );
  expect(documented.map((command) => command.name()).sort()).toEqual(Object.keys(documents).sort());
  for (const command of Object.keys(documents)) {
    const { output } = await captured.run('schema', command);
    expect(JSON.parse(output)).toMatchObject({ $schema: expect.stringContaining('json-schema.org') });
  }
});
