import webpack, { type Compiler } from 'webpack';
import { configure } from '../release/configure.ts';
import type { BuildOptions } from '../webpack/App.ts';
import type { AppFolder } from '../workspace/workspace.ts';

/** Makes what builds an app for the dev server. Rejects with a `UserError` for a configuration that does not run. */
export async function createCompiler(app: AppFolder, host: NonNullable<BuildOptions['host']>): Promise<Compiler> {
  return await configure(app, { mode: 'development', isDev: true, host }, ([browser]) => {
    const compiler = webpack(browser ?? {});
    if (compiler) return compiler;
    throw new Error('there is no configuration in it');
  });
}
