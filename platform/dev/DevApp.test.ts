import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../testing/freePort.ts';
import { TinyCheckout } from '../testing/TinyCheckout.ts';
import { type DevNotice, devNotice } from './DevNotice.ts';

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
  dev = spawn(
    process.execPath,
    [join(checkout.root, 'platform/commands/bin.mjs'), 'dev', 'tiny', '--alone', '--json'],
    {
      cwd: checkout.root,
      env: { ...process.env, PORT: String(port), CI: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (dev.stdout) createInterface(dev.stdout).on('line', (line) => notices.push(devNotice.parse(JSON.parse(line))));
  await until(() => notices.some(({ event }) => event === 'ready'));
});
afterAll(async () => {
  dev.kill();
  await once(dev, 'close');
  await checkout.remove();
});

const drawing = (word: string) => `export const art = { card: () => '<svg>${word}</svg>' };\n`;

/** Resolves once a check of what an edit changes is true. */
async function until(check: () => unknown) {
  while (!(await check())) await setTimeout(10);
}

const read = async (file: string) => await (await fetch(origin + file)).text();

test('an edit of a drawing that was first requested after the build shows', async () => {
  expect(await read('/apps/tiny/dev/art/card.svg')).toContain('one');
  await checkout.write('src/art.ts', drawing('two'));
  await until(async () => (await read('/apps/tiny/dev/art/card.svg')).includes('two'));
});
