import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { BuildOptions } from '../../build/App.ts';
import { Refusal } from '../Refusal.ts';
import { wordsOf } from '../wordsOf.ts';
import type { AppFolder } from '../workspace.ts';

export const configurationFile = ({ root }: AppFolder) => join(root, 'webpack.config.ts');

/** Reads the configuration of an app as it stands now. Rejects with a `Refusal` for one that does not run. */
export async function createCompiler(app: AppFolder, host: NonNullable<BuildOptions['host']>): Promise<Compiler> {
  try {
    // Node never runs an address twice, not even one that has thrown.
    const { default: configure }: ConfigurationModule = await import(
      `${pathToFileURL(configurationFile(app)).href}?${Date.now()}`
    );
    const [browser] = configure({ mode: 'development', isServed: true, host });
    const compiler = webpack(browser ?? {});
    if (compiler) return compiler;
    throw new Error('there is no configuration in it');
  } catch (error) {
    throw new Refusal(`${basename(app.root)}/webpack.config.ts cannot be read: ${wordsOf(error)}`);
  }
}

interface ConfigurationModule {
  readonly default: (options: BuildOptions) => Configuration[];
}
