import { execFileSync } from 'node:child_process';
import { EventEmitter, on } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listFiles } from '../../store/disk.ts';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { findApps } from '../../workspace/workspace.ts';
import { TypeCheck } from './TypeCheck.ts';

const project = {
  compilerOptions: {
    noEmit: true,
    incremental: true,
    types: [],
    lib: ['es5'],
    skipLibCheck: true,
    tsBuildInfoFile: '../../.cache/types/dev.tsbuildinfo',
  },
  include: ['../../shared', '../../remote-*/**/*', '../../.cache/siteAddresses.d.ts'],
};
const right = 'export const answer: number = 42;\n';
const wrong = "export const answer: number = 'many';\n";

const root = scratchFolder(beforeEach, afterEach);
const file = join(root, 'shared/answer.ts');
beforeEach(async () => {
  for (const folder of ['shared', 'remote-legal', 'remote-other', 'platform/tsconfig'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'platform/tsconfig/dev.json'), JSON.stringify(project));
  await writeFile(file, right);
});

/** Runs the check; `next` resolves to the errors of the next result that has some, or has none. */
async function withCheck(use: (next: (has: 'errors' | 'none') => Promise<readonly string[]>) => Promise<void>) {
  const events = new EventEmitter();
  const results = on(events, 'result');
  const check = new TypeCheck(root, [{ name: 'legal', root: join(root, 'remote-legal') }], (errors) =>
    events.emit('result', errors),
  );
  check.start();
  const next = async (has: 'errors' | 'none') => {
    for (;;) {
      const [errors]: [readonly string[]] = (await results.next()).value;
      if (errors.length > 0 === (has === 'errors')) return errors;
    }
  };
  await use(next).finally(() => check.close());
}

test('an error is reported when it is saved, disappears when it is fixed, and the last of many quick edits is checked', () =>
  withCheck(async (next) => {
    await next('none');
    await writeFile(file, wrong);
    expect(await next('errors')).toEqual([expect.stringMatching(/^shared\/answer\.ts\(1,14\): error TS2322/)]);
    await writeFile(file, right);
    await next('none');
    for (let edit = 0; edit < 50; edit++) await writeFile(file, edit % 2 ? right : wrong);
    await writeFile(file, wrong);
    await next('errors');
  }));

test('an edit during a check is checked too', () =>
  withCheck(async (next) => {
    // The first check runs.
    await writeFile(file, wrong);
    await next('errors');
    await writeFile(file, right);
    await next('none');
  }));

test('addresses that are written after an edit of routes are checked', () =>
  withCheck(async (next) => {
    await next('none');
    await mkdir(join(root, '.cache'), { recursive: true });
    const addresses = join(root, '.cache/siteAddresses.d.ts');
    await writeFile(addresses, 'declare const answer: true;\n');
    await writeFile(join(root, 'shared/link.ts'), 'export const link: true = answer;\n');
    await next('none');
    await writeFile(addresses, 'declare const answer: false;\n');
    await next('errors');
  }));

test('an error in an app that is not developed is not reported', async () => {
  for (const folder of ['remote-legal', 'remote-other']) await writeFile(join(root, folder, 'wrong.ts'), wrong);
  await withCheck(async (next) =>
    expect(await next('errors')).toEqual([expect.stringMatching(/^remote-legal\/wrong\.ts/)]),
  );
});

test('a compiler that cannot start is reported', async () => {
  await rm(root, { recursive: true });
  await withCheck(async (next) =>
    expect(await next('errors')).toEqual([expect.stringMatching(/^types are not checked: spawn .* ENOENT/)]),
  );
});

test('a project that cannot be read is reported', async () => {
  await rm(join(root, 'platform/tsconfig/dev.json'));
  await withCheck(async (next) => expect(await next('errors')).toEqual([expect.stringMatching(/^error TS5058/)]));
});

/** Thousands of names, many times, which take the compiler seconds. */
const slow = [
  "type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';",
  ...Array.from(
    { length: 30 },
    (_, index) =>
      `export const all${index}: Record<\`${index}-\${Digit}\${Digit}\${Digit}\${Digit}\`, 1> = {} as typeof all${index};`,
  ),
].join('\n');

test('the compiler ends with the check that is closed, and writes nothing more', async () => {
  await writeFile(file, slow);
  const check = new TypeCheck(root, [], () => undefined);
  const isRunning = () => execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' }).includes(`${root}/platform`);
  check.start();
  // In its first moments any signal ends it.
  for (let looks = 0; looks < 3; await setImmediate()) if (isRunning()) looks++;
  await check.close();
  while (isRunning()) await setImmediate();
  expect(existsSync(join(root, '.cache/types/dev.tsbuildinfo'))).toBe(false);
});

test('the sources of every app are checked', async () => {
  const checkout = join(__dirname, '../../..');
  const words = ['--showConfig', '--project', 'dev.json'];
  const cwd = join(checkout, 'platform/tsconfig');
  const { files } = JSON.parse(
    execFileSync(join(checkout, 'node_modules/.bin/tsc'), words, { cwd, encoding: 'utf8', maxBuffer: 1e7 }),
  );
  const checked: readonly string[] = files.map((file: string) => join(cwd, file));
  const sources: string[] = [];
  for (const app of findApps(checkout)) {
    const folder = join(app.root, 'src');
    const own = (await listFiles(folder)).filter((file) => /(?<!\.test|\.typetest)\.tsx?$/.test(file));
    sources.push(...own.map((file) => join(folder, file)));
  }
  expect(sources.length).toBeGreaterThan(100);
  expect(checked).toEqual(expect.arrayContaining(sources));
});
