import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import type { DevNotice } from './DevNotice.ts';
import { reportThrown } from './reportThrown.ts';

const source = `export function Form() {
  const form = undefined;
  // The line below throws.
  return form.texts;
}
`;

const reported: DevNotice[] = [];
const notify = (notice: DevNotice) => void reported.push(notice);
const root = scratchFolder(beforeAll, afterAll);

/** Builds one app with the kind of source map that dev builds have. */
beforeAll(async () => {
  const app = join(root, 'remote-legal');
  await mkdir(join(app, 'src'), { recursive: true });
  await writeFile(join(app, 'src/Form.js'), source);
  await runWebpack({
    mode: 'development',
    devtool: 'cheap-module-source-map',
    context: app,
    entry: { FormPage: './src/Form.js' },
    output: { path: join(root, 'built'), uniqueName: 'legal' },
  });
});
beforeEach(() => reported.splice(0));

const read = async (file: string) => await readFile(join(root, 'built', file), 'utf8').catch(() => undefined);
const thrown = async (stack: string) =>
  await reportThrown({ root, notify, apps: [{ name: 'legal', root: join(root, 'remote-legal'), read }] }, stack);

test('an error is reported with its place, an excerpt and a located stack', async () => {
  const built = (await read('FormPage.js')) ?? '';
  const line = built.split('\n').findIndex((text) => text.includes('return form.texts')) + 1;
  const frames = `    at Form (http://localhost:3000/apps/legal/dev/FormPage.js:${line}:15)\n    at http://elsewhere/x.js:1:1`;
  const text = await thrown(`TypeError: no texts\n${frames}`);
  expect(text).toBe(`TypeError: no texts
remote-legal/src/Form.js:4

  2 |   const form = undefined;
  3 |   // The line below throws.
> 4 |   return form.texts;
  5 | }
  6 |

    at Form (remote-legal/src/Form.js:4)
    at http://elsewhere/x.js:1:1`);
  expect(reported).toEqual([
    { event: 'problem', message: 'legal has thrown an error: TypeError: no texts (remote-legal/src/Form.js:4)' },
  ]);
});

test('an error without a place in a source is reported as it is, on one line', async () => {
  const stack = 'Error: lost\u001b[2J\n    at http://localhost:3000/apps/legal/dev/gone.js:1:1';
  expect(await thrown(stack)).toBe(stack);
  expect(reported).toEqual([{ event: 'problem', message: 'a page has thrown an error: Error: lost [2J' }]);
});
