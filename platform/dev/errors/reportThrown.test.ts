import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runWebpack } from '../../testing/runWebpack.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { type DevNotice, describeNotice } from './DevNotice.ts';
import { describeErrors, errorsOfReadable } from './describeErrors.ts';
import { openEditor } from './openEditor.ts';
import { placeOfCause } from './placeOfCause.ts';
import { reportThrown } from './reportThrown.ts';

describe('errors of a page', () => {
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
});

describe('errors of a build', () => {
  const errorAt = (moduleName: string, loc: string, message: string) => ({ moduleName, loc, message });

  test('a file with a syntax error is listed once, with its first error', () => {
    const errors = [
      errorAt('./src/Form.tsx', '3:5-9', "TS1005: ')' expected."),
      errorAt('./src/Form.tsx', '9:1-2', "TS1005: ';' expected."),
      errorAt('./src/Form.tsx', '3:5', 'Module parse failed: Unexpected token'),
      errorAt('../shared/ui/buttons/Button.tsx', '1:1', 'TS1109: Expression expected.'),
    ];
    expect(describeErrors(errors, '/site/remote-legal')).toEqual([
      "remote-legal/src/Form.tsx:3:6\nTS1005: ')' expected.",
      'shared/ui/buttons/Button.tsx:1:2\nTS1109: Expression expected.',
    ]);
  });

  test('the type check does not repeat a syntax error of the build', () => {
    const build = ["remote-legal/src/Form.tsx:3:6\nTS1005: ')' expected."];
    const other = 'remote-legal/src/routes.ts(1,2): error TS2322: not a path';
    expect(errorsOfReadable(["remote-legal/src/Form.tsx(3,5): error TS1005: ')' expected.", other], build)).toEqual([
      other,
    ]);
  });
});

describe('places', () => {
  const root = scratchFolder(beforeEach, afterEach);
  const page = 'pages/NewsPage.tsx';
  const message = (causes: string) =>
    `/news of news cannot be rendered: its <p> differs with ${causes}, as in "a" and "b": do not read the clock`;
  const place = (causes: string) => placeOfCause({ name: 'news', root }, page, message(causes));

  async function write(files: Readonly<Record<string, string>>) {
    for (const [file, code] of Object.entries(files)) {
      await mkdir(dirname(join(root, 'src', file)), { recursive: true });
      await writeFile(join(root, 'src', file), code);
    }
  }

  test('the line is that of the only file that reads the clock', async () => {
    await write({
      [page]: '<Today />\n',
      'components/Today.tsx': 'const now =\n  Date.now();\n',
      'a.test.ts': 'Date.now()',
    });
    expect(await place('the clock')).toMatch(/src\/components\/Today\.tsx:2$/);
  });

  test('the line is that of a window which is read while the module loads', async () => {
    await write({ [page]: '\nconst wide = window.innerWidth > 640;' });
    const thrown =
      '/news of news cannot be rendered: window is not defined: read what belongs to the browser in an effect';
    expect(await placeOfCause({ name: 'news', root }, page, thrown)).toMatch(/src\/pages\/NewsPage\.tsx:2$/);
  });

  test('the page itself goes before other files', async () => {
    await write({ [page]: '{count.toLocaleString()}', 'components/Other.tsx': 'a.localeCompare(b)' });
    expect(await place('the time zone and the locale')).toMatch(/src\/pages\/NewsPage\.tsx:1$/);
  });

  test('no line is named if several files may be the cause, or none', async () => {
    await write({ 'components/One.tsx': 'Math.random()', 'components/Other.tsx': 'Math.random()' });
    expect(await place('random numbers')).toBeUndefined();
    expect(await place('a window')).toBeUndefined();
  });
});

describe('notices', () => {
  const url = 'http://localhost:3000';

  test.each<[DevNotice, string]>([
    [{ event: 'listening', url, apps: ['shell', 'legal'], alone: false }, `shell, legal from source: ${url}`],
    [
      { event: 'listening', url, apps: ['legal'], rest: '/site/.site', alone: false },
      `legal from source, the rest from /site/.site: ${url}`,
    ],
    [{ event: 'listening', url, apps: ['legal'], alone: true }, `legal alone in a plain frame: ${url}`],
    [{ event: 'built', app: 'legal', milliseconds: 870.4 }, 'legal built in 870 ms'],
    [{ event: 'ready', milliseconds: 12_340 }, 'everything is built after 12.3 s; waiting for edits'],
    [{ event: 'types', errors: [] }, 'types: no errors'],
    [{ event: 'types', errors: ['a.ts(1,2): error TS1'] }, 'a.ts(1,2): error TS1\ntypes: 1 error'],
  ])('%j is reported to a person', (notice, lines) => {
    expect(describeNotice(notice)).toBe(lines);
  });
});

describe('the editor', () => {
  const before = { ...process.env };
  const root = scratchFolder(beforeEach, afterEach);
  const log = join(root, 'log');

  /** An editor that appends its arguments to a file. */
  beforeEach(async () => {
    const editor = join(root, 'code');
    await writeFile(editor, `#!/bin/sh\necho "$@" >> "${log}"\n`);
    await chmod(editor, 0o755);
    await mkdir(join(root, 'src'));
    await writeFile(join(root, 'src/routes.ts'), '');
    process.env['LAUNCH_EDITOR'] = editor;
  });
  afterEach(() => {
    process.env = { ...before };
  });

  async function opened(): Promise<string> {
    for (;;) {
      const text = await readFile(log, 'utf8').catch(() => '');
      if (text) return text;
      await setTimeout(10);
    }
  }

  test('only files of the checkout are opened, at their line', async () => {
    for (const place of [
      '../etc/passwd',
      '/etc/passwd',
      '-n',
      'src/routes.ts --wait',
      'src/.env:1',
      'src/../../etc/passwd',
    ])
      openEditor({ root, notify: () => undefined }, place);
    openEditor({ root, notify: () => undefined }, 'src/routes.ts:12:3');
    expect(await opened()).toBe(`-r -g ${join(root, 'src/routes.ts')}:12:3\n`);
  });
});
