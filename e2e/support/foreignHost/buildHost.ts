import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

/** Builds a host of another site, with the default options of Module Federation 2, that shows a page of a remote. */
export async function buildHost(manifest: string, folder: string): Promise<void> {
  const configuration: webpack.Configuration = {
    mode: 'production',
    entry: `${import.meta.dirname}/main.js`,
    output: { path: folder, publicPath: '/' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'elsewhere',
        remotes: { publisher: `legal@${manifest}` },
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        dts: false,
      }),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
}
