import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import type { BuildOptions } from '../webpack/App.ts';
import type { AppFolder } from '../workspace/workspace.ts';

/** The path of the file that says how an app is built. */
export const configurationFile = ({ root }: AppFolder) => join(root, 'webpack.config.ts');

/**
 * Makes of the configuration of an app, as it stands now, what `make` returns for it. Rejects with a `UserError` for one
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
    throw new UserError(`${basename(app.root)}/webpack.config.ts cannot be read: ${errorMessage(error)}`);
  }
}

interface ConfigurationModule {
  readonly default: (options: BuildOptions) => Configuration[];
}
