import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { writeSiteAddresses } from '../workspace/siteAddresses.ts';
import { type AppFolder, checkoutOf, pathInCheckout } from '../workspace/workspace.ts';

/**
 * Checks the types of an app and of the shared code, in a process of its own. Rejects with a `UserError` that names the
 * place of the first error.
 */
export async function checkTypes(app: AppFolder): Promise<void> {
  const root = checkoutOf(app.root);
  // A remote whose routes cannot be read is refused by its own build.
  await writeSiteAddresses(root).catch(() => undefined);
  const [error] = (await runCompiler(root, ['--build', app.root])).matchAll(
    /^(?:(.+)\((\d+),(\d+)\): )?error TS\d+: (.+?)\.?$/gm,
  );
  if (!error) return;
  const [, file = pathInCheckout(app.root, 'tsconfig.json'), line = '1', column = '1', text] = error;
  throw new UserError(`${app.name} does not build: ${text} (${file}:${line}:${column})`);
}

/**
 * Runs the TypeScript compiler in the folder `cwd`; resolves to its output, which is empty without errors. A check that is
 * not urgent leaves the processors to builds. Rejects if the compiler cannot start, or is ended by `signal`.
 */
export function runCompiler(
  cwd: string,
  words: readonly string[],
  { signal, isUrgent = true }: { readonly signal?: AbortSignal; readonly isUrgent?: boolean } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, signal, maxBuffer: 1e8 };
    const compiler = execFile(findCompiler(), [...words, '--pretty', 'false'], options, (error, output) => {
      // It goes on after the signal that Node sends.
      if (signal?.aborted) compiler.kill('SIGKILL');
      if (error && !output) reject(error);
      else resolve(output);
    });
    if (compiler.pid && !isUrgent) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}

/**
 * Returns the path of the TypeScript compiler for this machine. The compiler's JavaScript command would start the same
 * program, and leave it running when a signal ends the command.
 */
function findCompiler(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@typescript/native/package.json'));
  const program = process.platform === 'win32' ? 'tsc.exe' : 'tsc';
  return join(
    dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
    'lib',
    program,
  );
}
