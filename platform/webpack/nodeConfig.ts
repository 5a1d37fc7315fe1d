import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type App, type BuildOptions, buildFolder } from './App.ts';
import { baseConfig } from './baseConfig.ts';
import { RuntimeCode } from './plugins/chunkLoading.ts';

/** The Node build that renders pages: the same code without styles, as a CommonJS library. */
export function nodeConfig(app: App, options: BuildOptions, entry: string): Configuration {
  const base = baseConfig(app, options, 'node');
  return {
    ...base,
    name: `${app.name} (node)`,
    target: 'node20',
    entry: { server: entry },
    output: {
      ...base.output,
      path: join(buildFolder(app, options), 'server'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: { ...base.module, generator: { 'asset/resource': { emit: false } } },
    optimization: { ...base.optimization, splitChunks: false, minimize: false },
    plugins: [recordChunks, ...base.plugins],
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
