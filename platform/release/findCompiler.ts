import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The path of the TypeScript compiler for this machine. Its JavaScript command would start the same program, which then goes
 * on when that command is stopped.
 */
export function findCompiler(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@typescript/native/package.json'));
  const program = process.platform === 'win32' ? 'tsc.exe' : 'tsc';
  return join(
    dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
    'lib',
    program,
  );
}
