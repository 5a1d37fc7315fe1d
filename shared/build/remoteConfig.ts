import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { containerName } from '../contract/Release.ts';
import { type App, type BuildOptions, pageNames } from './App.ts';
import { browserConfig } from './browserConfig.ts';
import { nodeConfig } from './nodeConfig.ts';
import { sharedRanges } from './sharedModules.ts';

/** The builds of a remote: a container that exposes every page of `src/pages` for browsers, and a library for Node. */
export function remoteConfig(app: App) {
  return (options: BuildOptions): Configuration[] => {
    const browser = browserConfig(app, options);
    const node = nodeConfig(app, options, libraryEntry(app));
    return [
      {
        ...browser,
        entry: {},
        plugins: [...(browser.plugins ?? []), lentRuntime(), container(app)],
        optimization: { ...browser.optimization, splitChunks: false },
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

function container(app: App) {
  return new ModuleFederationPlugin({
    name: app.name,
    filename: 'remoteEntry.js',
    library: { type: 'window', name: containerName(app.name) },
    dts: false,
    manifest: false,
    shareStrategy: 'loaded-first',
    exposes: Object.fromEntries(
      pageNames(app).map((name) => [`./${name}`, { import: [`./src/pages/${name}.tsx`], name }]),
    ),
    shared: Object.fromEntries(
      Object.entries(sharedRanges(app)).map(([name, requiredVersion]) => [
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
    join(import.meta.dirname, '../federation/remoteRuntime.ts'),
  );

/** A module that exists only here: the routes and the pages of a remote, each page a chunk of its own. */
function libraryEntry(app: App) {
  const file = (path: string) => JSON.stringify(join(app.root, 'src', path));
  const pages = pageNames(app).map(
    (name) => `${name}: () => import(/* webpackChunkName: "${name}" */ ${file(`pages/${name}.tsx`)})`,
  );
  return `data:text/javascript,${encodeURIComponent(`export { routes } from ${file('routes.ts')};
export const pages = { ${pages.join(', ')} };`)}`;
}
