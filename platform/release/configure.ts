import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { errorMessage, UserError } from '../messages/UserError.ts';
import type { BuildOptions } from '../webpack/App.ts';
import { importSource } from '../workspace/importSource.ts';
import { type AppFolder, pathInCheckout } from '../workspace/workspace.ts';

/** The path of an app's webpack configuration. */
export const configurationFile = ({ root }: AppFolder) => join(root, 'webpack.config.ts');

/**
 * Runs the webpack configuration of an app as it is now, and resolves to what `make` returns for it. Rejects with a
 * `UserError` when either throws, and for the name of another app, whose addresses and containers the build would use.
 */
export async function configure<T>(
  app: AppFolder,
  options: BuildOptions,
  make: (configurations: Configuration[]) => T,
): Promise<T> {
  const file = pathInCheckout(app.root, 'webpack.config.ts');
  try {
    const module = await importSource<{ default: BuildConfigurations }>(configurationFile(app));
    const configurations = module.default(options);
    const [{ name } = {}] = configurations;
    if (name !== app.name) throw new UserError(`${file} names "${name}": write "${app.name}"`);
    return make(configurations);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read: ${errorMessage(error)}`);
  }
}

type BuildConfigurations = (options: BuildOptions) => Configuration[];
