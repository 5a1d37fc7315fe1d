import { readdir } from 'node:fs/promises';
import { hearCommands } from '../testing/captureCommands.ts';
import { main } from './main.ts';

let heard: Awaited<ReturnType<typeof hearCommands>>;
beforeAll(async () => {
  heard = await hearCommands();
});
afterAll(() => heard.stop());

test.each([
  ['status', /^nothing is live in \S+store$/m],
  ['serve', /^nothing is live in \S+store: run "npm start" first$/m],
  ['verify', /^\S+store holds nothing yet$/m],
  ['nginx', /root \S+store\b/],
])('%s makes no store where there is none', async (command, told) => {
  heard.lines.length = 0;
  await main(['node', 'site', command]);
  expect(heard.lines.join('')).toMatch(told);
  expect(await readdir(heard.folder)).toEqual([]);
});
