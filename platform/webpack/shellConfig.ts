import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import typescript from 'typescript';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { App, BuildOptions } from './App.ts';
import { browserConfig } from './browserConfig.ts';
import { nodeConfig } from './nodeConfig.ts';
import { stableIds } from './plugins/stableIds.ts';
import { sharedRanges } from './sharedRanges.ts';

/** The builds of the shell: the federation's host for browsers, and the renderer for Node, which holds React itself. */
export function shellConfig(app: App) {
  return (options: BuildOptions): Configuration[] => {
    const browser = browserConfig(app, options);
    return [
      {
        ...browser,
        entry: { main: join(app.root, 'src/main.ts'), ...letters(app) },
        plugins: [
          ...(browser.plugins ?? []),
          federationHost(app, options),
          plainScripts(app),
          ...(options.isDev ? [] : [firstLines(), stableIds('react')]),
        ],
        ...(options.isDev ? {} : { optimization: { ...browser.optimization, splitChunks: { cacheGroups: vendors } } }),
      },
      nodeConfig(app, options, join(app.root, 'src/server.tsx')),
    ];
  };
}

/**
 * An entry `letters-ar` for the stylesheets in `src/letters/ar/`, which only pages in that language contain: faces of its
 * letters, and how it sets text. It names the runtime of `main`, and its script, which is empty, is not emitted.
 */
function letters({ root }: App) {
  const folder = join(root, 'src/letters');
  const tags = existsSync(folder) ? readdirSync(folder) : [];
  const stylesheets = (tag: string) => readdirSync(join(folder, tag)).map((file) => join(folder, tag, file));
  return Object.fromEntries(tags.map((tag) => [`letters-${tag}`, { import: stylesheets(tag), dependOn: 'main' }]));
}

const snapshotPlugin = join(import.meta.dirname, `plugins/snapshotPlugin${extname(import.meta.filename)}`);

function federationHost(app: App, { isDev }: BuildOptions) {
  return new ModuleFederationPlugin({
    name: app.name,
    dts: false,
    manifest: isDev,
    runtimePlugins: [...(app.runtimePlugins ?? []), ...(isDev ? [snapshotPlugin] : [])],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.keys(sharedRanges(app)).map((name) => [
        name,
        { singleton: true, eager: true, requiredVersion: false as const },
      ]),
    ),
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  });
}

/** Emits the scripts that import nothing, and so need no runtime of webpack; removes those of stylesheets. */
const plainScripts = (app: App) => (compiler: Compiler) => {
  compiler.hooks.thisCompilation.tap('plainScripts', (compilation) => {
    compilation.hooks.processAssets.tapPromise('plainScripts', async () => {
      for (const [script, source] of Object.entries({
        'scheme.js': 'scheme/scheme.js',
        'report.js': 'report/report.ts',
      })) {
        const file = join(app.root, 'src', source);
        compilation.fileDependencies.add(file);
        const code = typescript.transpile(await readFile(file, 'utf8'), { target: typescript.ScriptTarget.ES2022 });
        // In a function, so that a page can run it again.
        compilation.emitAsset(script, new webpack.sources.RawSource(`(() => {${code}})()`));
      }
      for (const script of Object.keys(compilation.assets).filter((name) => /^letters-\w+\.js$/.test(name)))
        compilation.deleteAsset(script);
    });
  });
};

/**
 * Hydration runs most of both scripts. With this hint V8 compiles them in the background during the download instead of
 * function by function on the main thread (https://v8.dev/blog/explicit-compile-hints).
 */
const hint = '//# allFunctionsCalledOnLoad';

/** The notice that the licences of these packages require, because the minifier removes their comments. */
const notice =
  '/*! React (c) Meta Platforms, React Router (c) Remix Software, Module Federation (c) Zack Jackson: MIT */';

const firstLines = () =>
  new webpack.BannerPlugin({
    banner: ({ filename }) => (filename === 'react.js' ? `${hint}\n${notice}` : hint),
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

// Browsers run two scripts as two tasks, so that neither blocks the page for long.
const vendors = {
  react: {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    chunks: 'initial',
    enforce: true,
  },
} as const;
