import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes a build for Node tell which named chunks a render asked for, through the global `recordChunk`. */
export class ChunkRecorderPlugin {
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
${RuntimeGlobals.ensureChunk} = (id) => { globalThis.recordChunk?.(id); return ensureChunk(id); };`;
  }
}
