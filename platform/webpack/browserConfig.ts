import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import postcss from 'postcss';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { type App, type BuildOptions, buildFolder } from './App.ts';
import { baseConfig } from './baseConfig.ts';
import { devConfig } from './devConfig.ts';
import { chunkLoading } from './plugins/chunkLoading.ts';
import { drawings } from './plugins/drawings.ts';
import { mergeLayers } from './styles/mergeLayers.ts';

// Without this, the federation plugin finds webpack by an error of webpack, which takes a fifth of the time of a small build.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

/** The browser build that shell and remotes share. */
export function browserConfig(app: App, options: BuildOptions): Configuration {
  const { isDev } = options;
  const base = baseConfig(app, options, 'browser');
  const config: Configuration = {
    ...base,
    name: app.name,
    target: ['web', 'es2022'],
    output: {
      ...base.output,
      path: buildFolder(app, options),
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: app.name,
    },
    resolve: { ...base.resolve, alias: federationAliases() },
    optimization: {
      ...base.optimization,
      // swc and esbuild use every core by themselves: workers would only take time to start.
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          parallel: false,
          terserOptions: {
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new CssMinimizerPlugin({ minify: minifyCss, parallel: false }),
      ],
    },
    plugins: [
      ...base.plugins,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', runtime: isDev }),
      ...(isDev ? [] : [chunkLoading(app), drawings(app)]),
    ],
  };
  return isDev ? devConfig(config, app, options) : config;
}

/** esbuild keeps the space before the value of a custom property, which the cascade ignores. */
async function minifyCss(...input: Parameters<typeof CssMinimizerPlugin.esbuildMinify>) {
  const { code, ...result } = await CssMinimizerPlugin.esbuildMinify(...input);
  const merged = await postcss([mergeLayers]).process(code, { from: undefined });
  return { ...result, code: merged.css.replace(/(--[\w-]+): +/g, '$1:') };
}

/** Without these aliases the shell contains the federation runtime twice, as CommonJS and as ES modules. */
function federationAliases(): Record<string, string> {
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
