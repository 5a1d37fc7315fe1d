import { createRequire } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { compileFunction } from 'node:vm';

/** Returns the source of a file of a build for Node. */
export type ReadSource = (file: string) => string;

const own = createRequire(import.meta.url);

/**
 * Runs a build for Node from scratch and returns its exports; it finds `variables` beside `module` and `require`. Node's
 * own `require` would transpile it first, which takes longer than everything else at the start of a thread.
 */
export function runBuild(read: ReadSource, file: string, variables: Readonly<Record<string, unknown>>): unknown {
  const require = (name: string) =>
    name.startsWith('.') ? runBuild(read, join(dirname(file), name), variables) : own(name);
  const module = { exports: {} };
  const run = compileFunction(read(file), ['module', 'exports', 'require', ...Object.keys(variables)], {
    filename: file,
  });
  run(module, module.exports, require, ...Object.values(variables));
  return module.exports;
}
