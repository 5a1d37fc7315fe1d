import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type App, artFolder, type BuildOptions, buildFolder, publicPath } from './App.ts';
import { fileCache } from './fileCache.ts';
import { packagePaths } from './plugins/packagePaths.ts';
import { RuntimeCode } from './plugins/RuntimeCode.ts';
import { contentHash, rules, sameAddresses, shippedFile } from './rules.ts';

/** The Node build that renders pages: the same code without styles, as a CommonJS library. */
export function nodeConfig(app: App, options: BuildOptions, entry: string): Configuration {
  const { mode } = options;
  return {
    name: `${app.name} (node)`,
    mode,
    target: 'node20',
    context: app.root,
    devtool: false,
    entry: { server: entry },
    output: {
      path: join(buildFolder(app, options), 'server'),
      publicPath: publicPath(app, options),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      assetModuleFilename: shippedFile,
      ...contentHash,
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: rules(app, options, 'node'),
      parser: sameAddresses,
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'natural',
      splitChunks: false,
      minimize: false,
      realContentHash: false,
    },
    plugins: [recordChunks, packagePaths, new webpack.DefinePlugin({ __ART_FOLDER__: artFolder(options) })],
    cache: fileCache(app, `node-${mode}`),
    performance: false,
    // A warning names modules that the cache omits, because they do not build.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes a build for Node report every chunk it loads to `recordChunk`, a variable that `MachineRenders.ts` provides. */
function recordChunks(compiler: webpack.Compiler) {
  compiler.hooks.thisCompilation.tap('recordChunks', (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap('recordChunks', (chunk) => {
      const code = `var ensureChunk = ${RuntimeGlobals.ensureChunk};
${RuntimeGlobals.ensureChunk} = (id) => { recordChunk(id); return ensureChunk(id); };`;
      compilation.addRuntimeModule(chunk, new RuntimeCode('chunk recorder', code, RuntimeModule.STAGE_ATTACH));
    });
  });
}
