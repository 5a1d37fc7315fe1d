import { join } from 'node:path';
import refresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { App, BuildOptions } from './App.ts';
import { fileCache } from './fileCache.ts';
import { devLoading } from './plugins/chunkLoading.ts';

const browserFile = (file: string) => join(import.meta.dirname, '../dev/browser', file);

/** The browser build for the dev server: in memory, with hot updates that keep the state of components. */
export function devConfig(config: Configuration, app: App, options: BuildOptions): Configuration {
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      // A page keeps the last build that succeeded, and applies the next one as a hot update.
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
      devLoading(app, options),
      new webpack.HotModuleReplacementPlugin(),
      new refresh({ overlay: false, library: app.name, include: /\.tsx$/ }),
      new webpack.EntryPlugin(app.root, browserFile('hotBuild.ts'), { name: undefined }),
    ],
    externals: [config.externals ?? [], { 'react-refresh/runtime': refreshRuntime(app) }].flat(),
    cache: fileCache(app, `${options.host ?? 'dev'}-host`),
    stats: 'none',
  };
}

/**
 * All apps of the page share one runtime, which the dev server's client has installed before React, because a runtime does
 * not know the components of another. Ids contain the app, because modules of two apps can have the same name.
 */
const refreshRuntime = ({ name }: App) => `var ({
  ...devRefreshRuntime,
  register: (type, id) => devRefreshRuntime.register(type, ${JSON.stringify(`${name}/`)} + id),
  injectIntoGlobalHook: () => undefined,
})`;
