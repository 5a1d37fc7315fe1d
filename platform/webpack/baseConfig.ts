import webpack, { type Configuration } from 'webpack';
import { type App, artFolder, type BuildOptions, publicPath } from './App.ts';
import { fileCache } from './fileCache.ts';
import { packagePaths } from './plugins/packagePaths.ts';
import { rules } from './rules.ts';

/** What the builds of an app for browsers and for Node share, so that they agree on every name and address. */
export function baseConfig(app: App, options: BuildOptions, target: 'browser' | 'node') {
  return {
    mode: options.mode,
    context: app.root,
    devtool: false,
    output: {
      publicPath: publicPath(app, options),
      // A file that a team imports, or names by `new URL('./guide.pdf', import.meta.url)` or `url()`.
      assetModuleFilename: 'files/[name].[contenthash:12][ext]',
      // As `fileKey` names all other files.
      hashFunction: 'sha256',
      hashDigest: 'hex',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: rules(app, options, target),
      // Makes `new URL(…)` an address without origin in both builds: Node's would be that of a file.
      parser: { javascript: { url: 'relative' } },
    },
    optimization: {
      chunkIds: 'named',
      // Ids from absolute paths would differ between checkouts.
      moduleIds: 'natural',
      // The build for Node, which emits no file, could not know the other hash.
      realContentHash: false,
    },
    plugins: [packagePaths, new webpack.DefinePlugin({ __ART_FOLDER__: artFolder(options) })],
    cache: fileCache(app, `${target}-${options.mode}`),
    performance: false,
    // A warning names modules that the cache omits, because they do not build.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}
