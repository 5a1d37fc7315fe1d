import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type App, artFolder, type BuildOptions, buildFolder, publicPath } from './App.ts';
import { fileCache } from './fileCache.ts';
import { PackagePathsPlugin } from './plugins/PackagePathsPlugin.ts';
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
    plugins: [
      new ChunkRecorderPlugin(),
      new PackagePathsPlugin(),
      new webpack.DefinePlugin({ __ART_FOLDER__: artFolder(options) }),
    ],
    cache: fileCache(app, `node-${mode}`),
    performance: false,
    // A warning names modules that the cache omits, because they do not build.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes a build for Node report every chunk it loads to `recordChunk`, a variable that `MachineRenders.ts` provides. */
class ChunkRecorderPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRecorderPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap('ChunkRecorderPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkRecorderRuntimeModule());
      });
    });
  }
}

class ChunkRecorderRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk recorder', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return `var ensureChunk = ${RuntimeGlobals.ensureChunk};
${RuntimeGlobals.ensureChunk} = (id) => { recordChunk(id); return ensureChunk(id); };`;
  }
}
