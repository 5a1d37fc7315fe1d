import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { captureCommands } from '../../testing/captureCommands.ts';
import { freePort, listenOnFreePort } from '../../testing/freePort.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { createProgram } from './createProgram.ts';

describe('help', () => {
  const captured = captureCommands(beforeAll, afterAll);
  let site: Command;
  let names: readonly string[];
  beforeAll(async () => {
    site = await createProgram();
    names = site.commands.map((command) => command.name());
  });

  const helpOf = async (...words: readonly string[]) => (await captured.run(...words, '--help')).output;

  test('the help lists every command in a group, and the environment variables', async () => {
    const help = await helpOf();
    const groups = [...help.matchAll(/^\S.*:$/gm)].map(([title]) => title);
    expect(groups).toContain('Take a change to visitors:');
    expect(groups).not.toContain('Commands:');
    for (const name of names) expect(help).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    expect(help).toMatch(/^Environment variables:\n {2}SITE_STORE /m);
  });

  test('no help says a line twice, and no two commands describe themselves alike', async () => {
    for (const words of [[], ...names.map((name) => [name])]) {
      const lines = (await helpOf(...words)).split('\n').flatMap((line) => line.trim() || []);
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    }
    expect(new Set(site.commands.map((command) => command.description())).size).toBe(names.length);
  });

  test('an option has one meaning in all commands, and a meaning one option', () => {
    const options = site.commands.flatMap((command) => command.options);
    const pairs = new Set(options.map(({ flags, description }) => `${flags}: ${description}`));
    expect(new Set(options.map(({ flags }) => flags)).size).toBe(pairs.size);
    expect(new Set(options.map(({ description }) => description)).size).toBe(pairs.size);
  });

  test('every example names a command with its own options', async () => {
    for (const name of names) {
      const [, examples = ''] = (await helpOf(name)).split('\nExamples:\n');
      for (const [line, command = ''] of examples.matchAll(/\bsite ([a-z]+).*/g)) {
        const options = site.commands.find((candidate) => candidate.name() === command)?.options ?? [];
        const used = [...line.split(/ {2}/, 1)].flatMap((text) => text.match(/--[a-z-]+/g) ?? []);
        expect(command).toBe(name);
        expect(options.map(({ long }) => long)).toEqual(expect.arrayContaining(used));
      }
    }
  });

  test('the help of a misspelt command names the one that it resembles', async () => {
    expect(await captured.run('help', 'stats')).toEqual({
      code: 2,
      output: 'unknown command \'stats\' (Did you mean status?): see "site --help"\n',
    });
    expect((await captured.run('help', 'status')).output).toBe(await helpOf('status'));
  });
});

describe('exit codes', () => {
  const captured = captureCommands(beforeAll, afterAll);
  const inStore = (key: string) => join(captured.store.name, key);
  beforeAll(async () => {
    await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  });

  test.each(['status', 'verify'])('%s ends with 1 while visitors do not get what is live', async (command) => {
    expect((await captured.run(command)).code).toBeUndefined();
    const link = await readlink(inStore('current'));
    const point = async (target: string) => {
      await rm(inStore('current'));
      await symlink(target, inStore('current'));
    };
    await point('pages/0000000000');
    expect((await captured.run(command)).code).toBe(1);
    await point(link);
  });

  test('verify ends with 1 while a page is damaged, and no more once it is repaired', async () => {
    await writeFile(inStore('pages/00000001/one.html'), 'half a page');
    const codes = [];
    for (const words of [['verify'], ['verify', '--json'], ['verify', '--repair'], ['verify']])
      codes.push((await captured.run(...words)).code);
    expect(codes).toEqual([1, 1, undefined, undefined]);
  });
});

describe('a command', () => {
  const captured = captureCommands(beforeAll, afterAll);

  test.each([
    ['status', /^nothing is live in \S+store$/m],
    ['serve', /^nothing is live in \S+store yet: "site deploy" makes the first composition$/m],
    ['verify', /^\S+store holds nothing yet$/m],
    ['nginx', /root \S+store\b/],
  ])('%s creates no store', async (command, text) => {
    expect((await captured.run(command)).output).toMatch(text);
    expect(await readdir(captured.folder)).toEqual([]);
  });

  test('a command whose code does not load says why', async () => {
    jest.doMock('../headers.ts', () => {
      throw new Error('a typo');
    });
    const { code, document } = await captured.runForProgram('headers');
    expect([code, document]).toEqual([1, { error: { code: 1, message: expect.stringMatching(/^a typo /) } }]);
  });

  test('an interrupted command says so in one line and ends by its signal', async () => {
    // A store that never responds.
    const server = createServer();
    const port = await listenOnFreePort(server);
    const child = spawn(process.execPath, [join(__dirname, '../bin.mjs'), 'status'], {
      env: {
        ...process.env,
        SITE_STORE: 's3://bucket/site',
        AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
      },
    });
    await once(server, 'request');
    child.kill('SIGINT');
    const [[, signal], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    server.closeAllConnections();
    server.close();
    expect({ signal, errors }).toEqual({ signal: 'SIGINT', errors: 'interrupted: run the command again\n' });
  });

  test('a signal that arrives while a command ends is not lost, nor is the document of the command', async () => {
    await promoteTinySite(captured.store, "'<h1>One</h1>'", ['/one']);
    // A signal at the moment at which the server prints its address.
    const signalItself = `const { write } = process.stdout;
    process.stdout.write = (...words) => process.kill(process.pid, 'SIGTERM') && write.apply(process.stdout, words);`;
    const child = spawn(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(signalItself)}`,
        join(__dirname, '../bin.mjs'),
        'serve',
        '--json',
      ],
      { env: { ...process.env, PORT: String(await freePort()) } },
    );
    const [[, signal], output, errors] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ]);
    expect({ signal, errors }).toEqual({ signal: 'SIGTERM', errors: '' });
    expect(JSON.parse(output)).toEqual({ url: expect.stringMatching(/^http:\/\/localhost:\d+$/) });
  });

  test('a checkout in a folder that webpack cannot read is refused in one line', async () => {
    const folder = join(captured.folder, 'C#/commands');
    await cp(join(__dirname, '../bin.mjs'), join(folder, 'bin.mjs'));
    const child = spawn(process.execPath, [join(folder, 'bin.mjs'), 'build']);
    const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    expect([code, errors]).toEqual([1, `${folder} has # in its path, which webpack cannot read: rename the folder\n`]);
  });

  test('start refuses a taken port before it builds anything', async () => {
    const other = createServer();
    const port = await listenOnFreePort(other);
    process.env['PORT'] = String(port);
    const { code, output } = await captured.run('start');
    delete process.env['PORT'];
    other.close();
    expect([code, output]).toEqual([
      1,
      `port ${port} is taken by another program: choose another with PORT, such as PORT=3001\n`,
    ]);
  });
});
