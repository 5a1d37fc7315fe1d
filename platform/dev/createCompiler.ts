import webpack, { type Compiler } from 'webpack';
import { configure } from '../release/configure.ts';
import type { BuildOptions } from '../webpack/App.ts';
import type { AppFolder } from '../workspace/workspace.ts';

/** Creates the compiler of an app's dev build. Rejects with a `UserError` for a configuration that does not run. */
export async function createCompiler(app: AppFolder, host: NonNullable<BuildOptions['host']>): Promise<Compiler> {
  return await configure(app, { mode: 'development', isDev: true, host }, ([browser]) => {
    const compiler = webpack(browser ?? {});
    if (compiler) return compiler;
    throw new Error('it must return a configuration');
  });
}
