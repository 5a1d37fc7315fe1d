import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TypeCheck } from './TypeCheck.ts';

// The compiler starts anew for each check, beside whatever else runs.
jest.setTimeout(60_000);

const compilerOptions = {
  composite: true,
  emitDeclarationOnly: true,
  types: [],
  rootDir: '.',
  outDir: '../.cache/types',
  tsBuildInfoFile: '../.cache/types/shared.tsbuildinfo',
};

let root: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'types-'));
  file = join(root, 'shared/answer.ts');
  await mkdir(join(root, 'shared'));
  await writeFile(join(root, 'shared/tsconfig.json'), JSON.stringify({ compilerOptions }));
  await writeFile(file, 'export const answer: number = 42;\n');
});
afterEach(() => rm(root, { recursive: true }));

/** Runs the check; `next` resolves to what it finds next. */
async function withCheck(
  use: (next: () => Promise<readonly string[]>) => Promise<void>,
  checkout = root,
  folders: readonly string[] = [],
) {
  const results: (readonly string[])[] = [];
  let tell = () => {};
  const check = new TypeCheck(checkout, folders, (errors) => {
    results.push(errors);
    tell();
  });
  check.start();
  const next = async () => {
    while (results.length === 0) await new Promise<void>((resolve) => (tell = resolve));
    return results.shift() ?? [];
  };
  await use(next).finally(() => check.close());
}

test('what does not fit is told after it was saved, and no more once it is mended', () =>
  withCheck(async (next) => {
    expect(await next()).toEqual([]);
    await writeFile(file, "export const answer: number = 'many';\n");
    expect(await next()).toEqual([expect.stringMatching(/^shared\/answer\.ts\(1,14\): error TS2322/)]);
    await writeFile(file, 'export const answer: number = 43;\n');
    expect(await next()).toEqual([]);
  }));

test('what was saved while a check ran is not overlooked', async () => {
  const during = new Date(Date.now() + 100);
  await withCheck(async (next) => {
    expect(await next()).toEqual([]);
    // As if it had been saved after the compiler had read it, and before it noted what it had checked.
    await writeFile(file, "export const answer: number = 'many';\n");
    await utimes(file, during, during);
    expect(await next()).toHaveLength(1);
  });
});

test('a record that vanishes while a check runs does no harm', async () => {
  await mkdir(join(root, '.cache/types'), { recursive: true });
  await symlink('nowhere', join(root, '.cache/types/gone.tsbuildinfo'));
  await withCheck(async (next) => expect(await next()).toEqual([]));
});

test('why a check cannot run is what it finds', () =>
  withCheck(
    async (next) => expect(await next()).toEqual([expect.stringMatching(/^types cannot be checked: .*ENOENT.*gone/)]),
    join(root, 'gone'),
    [join(root, 'shared')],
  ));
