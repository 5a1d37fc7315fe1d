import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { type App, type BuildOptions, buildFolder, containerFolder } from './App.ts';
import { browserConfig } from './browserConfig.ts';
import { fileCache } from './fileCache.ts';

/** The build of a remote's container for hosts other than the shell; visitors of the site do not load it. */
export function standardContainer(app: App, options: BuildOptions): Configuration {
  const { module, output, ...browser } = browserConfig(app, options);
  return {
    ...browser,
    name: `${app.name} (standard container)`,
    entry: { remoteEntry: '@mirqam/shared/federation/standardContainer' },
    output: {
      ...output,
      path: join(buildFolder(app, options), containerFolder),
      filename: '[name].mjs',
      library: { type: 'module' },
      module: true,
    },
    experiments: { outputModule: true },
    // The module finds its files by its own address.
    module: { ...module, parser: { javascript: { importMeta: false } } },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    cache: fileCache(app, `container-${options.mode}`),
  };
}
