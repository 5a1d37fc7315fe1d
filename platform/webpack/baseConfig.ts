import { createRequire } from 'node:module';
import { join } from 'node:path';
import { iconPaths } from '@mirqam/shared/ui/art/icons/iconPaths';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTransformer from 'react-refresh-typescript';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { checkoutOf } from '../workspace/workspace.ts';
import { type App, artFolder, type BuildOptions, packageFolder, publicPath } from './App.ts';
import { fileCache } from './fileCache.ts';
import { subsets } from './loaders/fontSubsets.ts';
import { ownedPackages } from './plugins/ownedPackages.ts';
import { packagePaths } from './plugins/packagePaths.ts';
import { shortClassNames } from './shortClassNames.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

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
    plugins: [packagePaths, ownedPackages(app), new webpack.DefinePlugin({ __ART_FOLDER__: artFolder(options) })],
    cache: fileCache(app, `${target}-${options.mode}`),
    performance: false,
    // A warning names modules that the cache omits, because they do not build.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** The loaders of both builds, which must agree on every class name and address. */
function rules(app: App, options: BuildOptions, target: 'browser' | 'node'): RuleSetRule[] {
  const checkout = checkoutOf(app.root);
  return [
    {
      test: /\.tsx?$/,
      // An import of `../content/${type}/${slug}` finds files by their names without extension, which name the chunks.
      parser: { wrappedContextRegExp: /[\w-]+/ },
      oneOf: [
        {
          include: /\/src\/content\//,
          resourceQuery: { not: [/raw/] },
          use: join(here, 'loaders/contentLoader.mjs'),
        },
        // The content loader runs these modules, where the refresh runtime of the page is missing.
        { include: /\/src\/content\//, ...typescript(options, 'node') },
        typescript(options, target),
      ],
    },
    {
      test: /\.tsx$/,
      enforce: 'pre',
      include: [join(app.root, 'src'), join(checkout, packageFolder(checkout, 'shared'))],
      use: join(here, 'loaders/classLoader.cjs'),
    },
    {
      // After the loaders above. A raw module of content runs at build time.
      test: /\.tsx?$/,
      enforce: 'post',
      include: join(app.root, 'src'),
      resourceQuery: { not: [/raw/] },
      use: { loader: join(here, 'loaders/iconLoader.cjs'), options: iconPaths },
    },
    {
      test: /\.css$/,
      use: [
        ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
        {
          loader: require.resolve('css-loader'),
          options: {
            url: true,
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              exportOnlyLocals: target === 'node',
              localIdentName: '[name]_[local]',
              ...(options.mode === 'production' ? { getLocalIdent: shortClassNames() } : {}),
            },
            // Stylesheets that are imported or composed go through the loader below too.
            importLoaders: 1,
          },
        },
        { loader: join(here, 'loaders/styleLoader.mjs'), options: { app: app.name } },
      ],
    },
    { test: /\.(?:avif|csv|docx|gif|jpe?g|pdf|png|svg|txt|webp|woff2|xlsx|xml|zip)$/i, type: 'asset/resource' },
    ...Object.keys(subsets).map((subset) => ({
      test: /\.woff2$/,
      resourceQuery: `?${subset}`,
      use: join(here, 'loaders/fontSubsetLoader.mjs'),
      generator: { filename: `[name]-${subset}.[contenthash:12][ext]` },
    })),
  ];
}

function typescript({ isDev }: BuildOptions, target: 'browser' | 'node'): RuleSetRule {
  const canRefresh = isDev && target === 'browser';
  return {
    loader: require.resolve('ts-loader'),
    options: {
      // `site build` and the dev server check types in a process of their own, with the stricter options of `base.json`.
      transpileOnly: true,
      // In the repository of one remote, the shared code is an installed package.
      allowTsInNodeModules: true,
      configFile: join(here, '../tsconfig/build.json'),
      compilerOptions: { sourceMap: isDev, jsx: canRefresh ? 'react-jsxdev' : 'react-jsx' },
      errorFormatter: ({ content }: { readonly content: string }) => content,
      ...(canRefresh ? { getCustomTransformers: () => ({ before: [refreshTransformer()] }) } : {}),
    },
  };
}
