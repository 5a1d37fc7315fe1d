import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { iconPaths } from '@mirqam/shared/ui/art/icons/iconPaths';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { App, BuildOptions } from './App.ts';
import { shortClassNames } from './shortClassNames.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** The loaders of both builds, which must agree on every class name and address. */
export function rules(app: App, options: BuildOptions, target: 'browser' | 'node'): RuleSetRule[] {
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
        { include: /\/src\/content\//, oneOf: typescript(options, 'node') },
        { oneOf: typescript(options, target) },
      ],
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
              ...(options.mode === 'production' ? { getLocalIdent: shortClassNames(dirname(app.root)) } : {}),
            },
          },
        },
      ],
    },
    // `pre`: css-loader must get the stylesheet with the adjusted faces.
    { test: /[\\/]fonts\.css$/, enforce: 'pre', use: join(here, 'loaders/fontFallbackLoader.mjs') },
    { test: /react-router[\\/]dist[\\/]production/, use: join(here, 'loaders/pureRouterLoader.cjs') },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name][ext]', emit: target === 'browser' } },
    ...['basic', 'accents'].map((subset) => ({
      test: /\.woff2$/,
      resourceQuery: `?${subset}`,
      use: join(here, 'loaders/fontSubsetLoader.mjs'),
      generator: { filename: `[name]-${subset}[ext]` },
    })),
  ];
}

function typescript({ isDev }: BuildOptions, target: 'browser' | 'node'): RuleSetRule[] {
  const canRefresh = isDev && target === 'browser';
  // Only in a file with JSX is `<` never a type.
  return [false, true].map((tsx) => ({
    test: tsx ? /\.tsx$/ : /\.ts$/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      sourceMaps: isDev,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: {
          verbatimModuleSyntax: true,
          // swc adds the calls of the refresh runtime only to development code.
          react: { runtime: 'automatic', development: canRefresh, refresh: canRefresh },
        },
      },
    },
  }));
}
