import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../testing/freePort.ts';
import { TinyCheckout } from '../testing/TinyCheckout.ts';
import type { DevNotice } from './errors/DevNotice.ts';

// The dev server starts while other tests run.
jest.setTimeout(60_000);

let checkout: TinyCheckout;
let dev: ChildProcess;
let origin = '';
const notices: DevNotice[] = [];

beforeAll(async () => {
  checkout = await TinyCheckout.create();
  await checkout.write('src/pages/HomePage.tsx', 'export const HomePage = () => <h1>Home</h1>;\n');
  await checkout.write('src/routes.ts', 'export const routes = [];\n');
  await checkout.write('src/art.ts', drawing('one'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  dev = start(port, (notice) => notices.push(notice));
  await until(() => has('ready'));
});
afterAll(async () => {
  dev.kill('SIGKILL');
  await checkout.remove();
});

function start(port: number, notify: (notice: DevNotice) => void): ChildProcess {
  const words = [join(checkout.root, 'platform/commands/bin.mjs'), 'dev', 'tiny', '--alone', '--json'];
  const child = spawn(process.execPath, words, {
    cwd: checkout.root,
    env: { ...process.env, PORT: String(port), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  createInterface(child.stdout).on('line', (line) => notify(JSON.parse(line)));
  return child;
}

const has = (name: DevNotice['event']) => notices.some(({ event }) => event === name);

const drawing = (word: string) => `export const art = { card: () => '<svg>${word}</svg>' };\n`;

/** Resolves once a check of what an edit changes is true; rejects once the server has ended, so that Jest ends too. */
async function until(check: () => unknown) {
  while (!(await check())) {
    if (dev.exitCode !== null || dev.signalCode !== null) throw new Error('the dev server has ended');
    await setTimeout(10);
  }
}

const read = async (file: string) => await (await fetch(origin + file)).text();

test('an edit of a drawing that was first requested after the build shows', async () => {
  expect(await read('/apps/tiny/dev/art/card.svg')).toContain('one');
  await checkout.write('src/art.ts', drawing('two'));
  await until(async () => (await read('/apps/tiny/dev/art/card.svg')).includes('two'));
});

/** Routes of one page with these fields. */
const routes = (fields: string) =>
  `export const routes = [{ pattern: '/home', page: 'HomePage', paths: [{ path: '/home', title: 'Home', description: 'None.' }], ${fields} }];\n`;

const problems = () => notices.flatMap((notice) => (notice.event === 'problem' ? [notice.message] : []));

/** Resolves to the first problem that an edit of the routes causes. */
async function problemOf(text: string) {
  const before = problems().length;
  await checkout.write('src/routes.ts', text);
  await until(() => problems().length > before);
  return problems()[before];
}

test('invalid routes are reported in one line with the field', async () => {
  expect(await problemOf(routes("pattern: 'home'"))).toBe(
    'remote-tiny/src/routes.ts does not match the contract, routes.0.pattern must be a pattern such as /journals/:type/:slug: fix or replace it',
  );
});

test('a file that is requested while pages come and go is served', async () => {
  const request = () => fetch(`${origin}/apps/tiny/dev/no-such-file.js`, { method: 'HEAD' });
  for (let round = 1; round <= 4; round++) {
    const before = problems().length;
    await checkout.write(`src/pages/Added${round}Page.tsx`, `export const Added${round}Page = () => null;\n`);
    await checkout.write('src/routes.ts', routes(`page: 'Missing${round}Page'`));
    // The build of both is in progress; that of the next edit follows it, and a new compiler, for the new page, ends it.
    await until(() => problems().length > before);
    const first = request();
    await checkout.write('src/pages/HomePage.tsx', `export const HomePage = () => <h1>Edit {${round}}</h1>;\n`);
    const responses = await Promise.all([first, request()]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  }
});

test('a killed dev server leaves no type check behind', async () => {
  await until(() => has('types'));
  dev.kill('SIGKILL');
  // Each process that the server has started holds the output open.
  await once(dev, 'close');
});

test('a signal before everything is built is not success', async () => {
  const child = start(await freePort(), ({ event }) => event === 'listening' && child.kill('SIGINT'));
  expect(await once(child, 'close')).toEqual([130, null]);
});
