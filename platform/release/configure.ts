import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { BuildOptions } from '../../build/App.ts';
import { Refusal } from '../Refusal.ts';
import { wordsOf } from '../wordsOf.ts';
import type { AppFolder } from '../workspace.ts';

/** The path of the file that says how an app is built. */
export const configurationFile = ({ root }: AppFolder) => join(root, 'webpack.config.ts');

/**
 * Makes of the configuration of an app, as it stands now, what `make` returns for it. Rejects with a `Refusal` for one
 * that does not run or that `make` throws at.
 */
export async function configure<T>(
  app: AppFolder,
  options: BuildOptions,
  make: (configurations: Configuration[]) => T,
): Promise<T> {
  try {
    // Node never runs an address twice, not even one that has thrown.
    const module: ConfigurationModule = await import(`${pathToFileURL(configurationFile(app)).href}?${Date.now()}`);
    return make(module.default(options));
  } catch (error) {
    throw new Refusal(`${basename(app.root)}/webpack.config.ts cannot be read: ${wordsOf(error)}`);
  }
}

interface ConfigurationModule {
  readonly default: (options: BuildOptions) => Configuration[];
}
