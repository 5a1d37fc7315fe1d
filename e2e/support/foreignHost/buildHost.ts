import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

/** The bundlers that other sites build their hosts with. */
export const bundlers = ['webpack', 'rspack'] as const;
export type Bundler = (typeof bundlers)[number];

/** Builds a host of another site, with the default options of Module Federation 2, that shows a page of a remote. */
export async function buildHost(bundler: Bundler, manifest: string, folder: string): Promise<void> {
  const federation = {
    name: 'elsewhere',
    remotes: { publisher: `legal@${manifest}` },
    shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    dts: false,
  };
  const configuration = {
    mode: 'production',
    entry: `${import.meta.dirname}/main.js`,
    output: { path: folder, publicPath: '/' },
    // Minifying takes ten times as long as the rest.
    optimization: { minimize: false },
  } as const;
  const compiler =
    bundler === 'webpack'
      ? webpack({ ...configuration, plugins: [new WebpackFederation(federation)] })
      : rspack({ ...configuration, plugins: [new RspackFederation(federation)] });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
}
