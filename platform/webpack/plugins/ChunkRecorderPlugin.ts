import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes a build for Node report every chunk it loads to `recordChunk`, a variable that `compose/openBuilds.ts` provides. */
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
${RuntimeGlobals.ensureChunk} = (id) => { recordChunk(id); return ensureChunk(id); };`;
  }
}
