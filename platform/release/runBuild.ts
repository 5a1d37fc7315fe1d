import { dirname, join } from 'node:path/posix';
import { compileFunction } from 'node:vm';

/** Returns the source of a file of a build for Node. */
export type ReadSource = (file: string) => string;

/** The variables and modules of a build for Node. */
interface BuildContext {
  /** The variables that it finds beside `module` and `require`. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Returns a module of Node. */
  readonly requireModule: (name: string) => unknown;
}

/**
 * Runs a build for Node from scratch and returns its exports. Node's own `require` would transpile it first, which takes
 * longer than everything else at the start of a process.
 */
export function runBuild(read: ReadSource, file: string, context: BuildContext): unknown {
  const { variables, requireModule } = context;
  const require = (name: string) =>
    name.startsWith('.') ? runBuild(read, join(dirname(file), name), context) : requireModule(name);
  const module = { exports: {} };
  const run = compileFunction(read(file), ['module', 'exports', 'require', ...Object.keys(variables)], {
    filename: file,
  });
  run(module, module.exports, require, ...Object.values(variables));
  return module.exports;
}
