import webpack from 'webpack';

/** Runs a build, and resolves to its result, which may hold errors. */
export const runWebpack = (configuration: webpack.Configuration) =>
  new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(configuration, (error, stats) => (error ? reject(error) : resolve(stats))),
  );
