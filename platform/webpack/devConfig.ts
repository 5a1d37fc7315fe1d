import { join } from 'node:path';
import refresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { App, BuildOptions } from './App.ts';
import { fileCache } from './fileCache.ts';
import { DevLoadingPlugin } from './plugins/DevLoadingPlugin.ts';

const served = (file: string) => join(import.meta.dirname, '../dev/browser', file);

/** The build for browsers as a dev server wants it: in memory, with hot updates that keep the state of components. */
export function devConfig(config: Configuration, app: App, options: BuildOptions): Configuration {
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      // What does not build is not sent: the page waits for the mend and takes it up from where it stands.
      emitOnErrors: false,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          common: { name: 'common', minChunks: 2, enforce: true },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new DevLoadingPlugin(app, options),
      new webpack.HotModuleReplacementPlugin(),
      new refresh({ overlay: false, library: app.name, include: /\.tsx$/ }),
      // The entry of that plugin would bring a runtime of its own into every app.
      new webpack.NormalModuleReplacementPlugin(/[\\/]ReactRefreshEntry\.js$/, served('hotBuild.ts')),
      new webpack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, served('refreshRuntime.ts')),
    ],
    cache: fileCache(app, `${options.host ?? 'served'}-host`),
    stats: 'none',
  };
}
