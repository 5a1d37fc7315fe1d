import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './cli.ts';

let folder: string;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  process.env['SITE_STORE'] = join(folder, 'store');
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  }
});
afterAll(async () => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
  await rm(folder, { recursive: true });
});

test.each([
  ['status', /^nothing is live in \S+store$/m],
  ['serve', /^nothing is live in \S+store: run "npm start" first$/m],
  ['verify', /^\S+store holds nothing yet$/m],
  ['nginx', /root \S+store\b/],
])('%s makes no store where there is none', async (command, told) => {
  lines.length = 0;
  await main(['node', 'site', command]);
  expect(lines.join('')).toMatch(told);
  expect(await readdir(folder)).toEqual([]);
});
