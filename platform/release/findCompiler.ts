import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the path of the TypeScript compiler for this machine. The compiler's JavaScript command would start the same
 * program, and leave it running when a signal ends the command.
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
