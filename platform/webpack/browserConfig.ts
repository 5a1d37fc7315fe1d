import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { type App, type BuildOptions, buildFolder, publicPath } from './App.ts';
import { devConfig } from './devConfig.ts';
import { fileCache } from './fileCache.ts';
import { ArtPlugin } from './plugins/ArtPlugin.ts';
import { ChunkLoadingPlugin } from './plugins/ChunkLoadingPlugin.ts';
import { rules } from './rules.ts';

/** The build for browsers that shell and remotes have in common. */
export function browserConfig(app: App, options: BuildOptions): Configuration {
  const { mode, isServed } = options;
  const config: Configuration = {
    name: app.name,
    mode,
    target: ['web', 'es2022'],
    context: app.root,
    devtool: false,
    output: {
      path: buildFolder(app, options),
      publicPath: publicPath(app, options),
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: app.name,
      clean: isServed ? false : { keep: /^server[\\/]/ },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...leanRuntime(), ...leanRouter() } },
    module: { rules: rules(app, options, 'browser') },
    optimization: {
      chunkIds: 'named',
      // By their order: made from paths, they would differ from one checkout to the other.
      moduleIds: 'natural',
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', runtime: isServed }),
      ...(isServed ? [] : [new ChunkLoadingPlugin(app), new ArtPlugin(app)]),
    ],
    cache: fileCache(app, `browser-${mode}`),
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
  return isServed ? devConfig(config, app, options) : config;
}

// The package offers its build for development under every condition; in this one the warnings are left out.
function leanRouter(): Record<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return { 'react-router$': join(folder, 'dist/production/index.mjs') };
}

/** Without these the host holds the federation runtime twice, as CommonJS and as ES modules. */
function leanRuntime(): Record<string, string> {
  const require = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const names = ['runtime-core', 'sdk', 'runtime', 'error-codes', 'webpack-bundler-runtime'];
  return Object.fromEntries(
    names.map((name) => [
      `@module-federation/${name}$`,
      ['.mjs', '.js']
        .map((extension) => require.resolve(`@module-federation/${name}`).replace(/\.cjs$/, extension))
        .find((file) => existsSync(file)) ?? `@module-federation/${name}`,
    ]),
  );
}
