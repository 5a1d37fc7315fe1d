import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { containerName } from '@mirqam/shared/federation/federationGlobals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type App, type BuildOptions, pageNames } from './App.ts';
import { browserConfig } from './browserConfig.ts';
import { nodeConfig } from './nodeConfig.ts';
import { sharedRanges } from './sharedModules.ts';

/** The builds of a remote: a container that exposes every page of `src/pages` for browsers, and a library for Node. */
export function remoteConfig(app: App) {
  return (options: BuildOptions): Configuration[] => {
    if (pageNames(app).length === 0)
      throw new Error(`${basename(app.root)}/src/pages has no page: add one, such as HomePage.tsx`);
    const browser = browserConfig(app, options);
    const node = nodeConfig(app, options, libraryEntry(app));
    return [
      options.host === 'none'
        ? { ...browser, entry: { main: frameEntry(app) } }
        : {
            ...browser,
            entry: {},
            plugins: [...(browser.plugins ?? []), lentRuntime(), container(app, options)],
            ...(options.isServed ? {} : { optimization: { ...browser.optimization, splitChunks: false } }),
          },
      {
        ...node,
        externalsType: 'var',
        // The renderer lends its own React, so that a page renders with the React it will hydrate with.
        externals: Object.fromEntries(lent.map((name) => [name, `rendererModules[${JSON.stringify(name)}]`])),
      },
    ];
  };
}

const lent = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom'];

function container(app: App, { host }: BuildOptions) {
  return new ModuleFederationPlugin({
    name: app.name,
    filename: 'remoteEntry.js',
    library: { type: 'window', name: containerName(app.name) },
    dts: false,
    manifest: false,
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

/** The entry of a remote takes the federation runtime from the host instead of bringing its own 8 KB. */
const lentRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    createRequire(import.meta.url).resolve('@mirqam/shared/federation/remoteRuntime'),
  );

/** Modules that exist only here. The library: the routes and the pages of a remote, each page a chunk of its own. */
const libraryEntry = (app: App) =>
  virtualModule(`export { routes } from ${source('routes.ts')};
export const pages = { ${lazyPages(app)} };`);

/** A page that brings its own React into the page of a released shell. */
const islandEntry = (app: App, name: string) =>
  virtualModule(`import { ${name} as Page } from ${source(`pages/${name}.tsx`)};
import { islandOf } from ${served(app, 'island.tsx')};
export const ${name} = islandOf(Page);`);

/** The pages of a remote in a plain frame. */
const frameEntry = (app: App) =>
  virtualModule(`import { routes } from ${source('routes.ts')};
import { showFrame } from ${served(app, 'frame/showFrame.tsx')};
showFrame(routes, { ${lazyPages(app)} });`);

// The code is the module's name too: with relative paths a release is the same wherever it is built.
const virtualModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const source = (path: string) => JSON.stringify(`./src/${path}`);
const served = ({ root }: App, path: string) =>
  JSON.stringify(relative(root, join(import.meta.dirname, '../dev/browser', path)).replaceAll('\\', '/'));

const lazyPages = (app: App) =>
  pageNames(app)
    .map((name) => `${name}: () => import(/* webpackChunkName: "${name}" */ ${source(`pages/${name}.tsx`)})`)
    .join(', ');
