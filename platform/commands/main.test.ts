import { readdir } from 'node:fs/promises';
import { captureCommands } from '../testing/captureCommands.ts';

const captured = captureCommands(beforeAll, afterAll);

test.each([
  ['status', /^nothing is live in \S+store$/m],
  ['serve', /^nothing is live in \S+store: run "npm start" first$/m],
  ['verify', /^\S+store holds nothing yet$/m],
  ['nginx', /root \S+store\b/],
])('%s creates no store', async (command, text) => {
  expect((await captured.run(command)).output).toMatch(text);
  expect(await readdir(captured.folder)).toEqual([]);
});
