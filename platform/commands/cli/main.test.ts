import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { captureCommands } from '../../testing/captureCommands.ts';
import { freePort, listenOnFreePort } from '../../testing/freePort.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';

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
