import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { containerName } from '@mirqam/shared/federation/federationGlobals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { pathInCheckout } from '../workspace/workspace.ts';
import { type App, type BuildOptions, buildFolder, containerFolder, pageNames } from './App.ts';
import { browserConfig } from './browserConfig.ts';
import { fileCache } from './fileCache.ts';
import { nodeConfig } from './nodeConfig.ts';
import { sharedRanges } from './sharedRanges.ts';

/**
 * The builds of a remote: a container for browsers that exposes every page of `src/pages`, a library for Node, and a container
 * for other hosts.
 */
export function remoteConfig(app: App) {
  return (options: BuildOptions): Configuration[] => {
    if (pageNames(app).length === 0)
      throw new Error(`${pathInCheckout(app.root, 'src/pages')} has no page: add one, such as HomePage.tsx`);
    const browser = browserConfig(app, options);
    const node = nodeConfig(app, options, libraryEntry(app));
    return [
      options.host === 'none'
        ? { ...browser, entry: { main: frameEntry(app) } }
        : {
            ...browser,
            entry: {},
            externals: [browser.externals ?? [], runtimeOfHost].flat(),
            plugins: [...(browser.plugins ?? []), container(app, options)],
            ...(options.isDev ? {} : { optimization: { ...browser.optimization, splitChunks: false } }),
          },
      {
        ...node,
        externalsType: 'var',
        // A page must render with the React that will hydrate it: the shell's.
        externals: Object.fromEntries(
          rendererModules.map((name) => [name, `rendererModules[${JSON.stringify(name)}]`]),
        ),
      },
      standardContainer(app, options),
    ];
  };
}

const rendererModules = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom'];

function container(app: App, { host, isDev }: BuildOptions) {
  return new ModuleFederationPlugin({
    name: app.name,
    filename: 'remoteEntry.js',
    library: { type: 'window', name: containerName(app.name) },
    dts: false,
    manifest: isDev,
    runtimePlugins: [...(app.runtimePlugins ?? [])],
    shareStrategy: 'loaded-first',
    exposes: Object.fromEntries(
      pageNames(app).map((name) => [
        `./${name}`,
        { import: [host === 'released' ? islandEntry(app, name) : `./src/pages/${name}.tsx`], name },
      ]),
    ),
    shared: Object.fromEntries(
      Object.entries(host === 'released' ? {} : sharedRanges(app)).map(([name, requiredVersion]) => [
        name,
        { singleton: true, import: false as const, requiredVersion },
      ]),
    ),
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  });
}

/**
 * A remote's entry gets the federation runtime from the shell, which saves 8 KB; see `federationGlobals.ts`. The shell's `init`
 * would return the shell itself, which has the build identifier of the host.
 */
const runtimeOfHost = {
  [createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced')).resolve(
    '@module-federation/webpack-bundler-runtime/bundler',
  )]: `var (({ bundlerRuntime, runtime, ...rest }) => ({
    ...rest,
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }))(federationRuntime)`,
};

/**
 * The routes and pages of a remote as one library, each page a chunk of its own. `release/readRoutes.ts` reads `routes`,
 * `compose/render/child/MachineRenders.ts` reads `pages`.
 */
const libraryEntry = (app: App) =>
  virtualModule(`export { routes } from ${source('routes.ts')};
export const pages = { ${lazyPages(app)} };`);

/** A page with its own React inside a released shell. */
const islandEntry = (app: App, name: string) =>
  virtualModule(`import { ${basename(name)} as Page } from ${source(`pages/${name}.tsx`)};
import { islandOf } from ${browserFile(app, 'island.tsx')};
export const ${basename(name)} = islandOf(Page);`);

/** The pages of a remote in a plain frame. */
const frameEntry = (app: App) =>
  virtualModule(`import { routes } from ${source('routes.ts')};
import { showFrame } from ${browserFile(app, 'frame/showFrame.tsx')};
showFrame(routes, { ${lazyPages(app)} });`);

// The code is also the name of the module, so its paths must be relative: a release must not depend on its folder.
const virtualModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const source = (path: string) => JSON.stringify(`./src/${path}`);
const browserFile = ({ root }: App, path: string) =>
  JSON.stringify(`./${relative(root, join(import.meta.dirname, '../dev/browser', path)).replaceAll('\\', '/')}`);

const lazyPages = (app: App) =>
  pageNames(app)
    .map((name) => `"${name}": () => import(/* webpackChunkName: "${name}" */ ${source(`pages/${name}.tsx`)})`)
    .join(', ');

/** The build of a remote's container for hosts other than the shell; visitors of the site do not load it. */
function standardContainer(app: App, options: BuildOptions): Configuration {
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
