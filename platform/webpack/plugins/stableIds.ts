import type { Compiler } from 'webpack';

/**
 * Gives the modules of a chunk the first ids, in the order of their paths. The file of the chunk then keeps its bytes when
 * other modules come and go, and visitors keep their copy of it.
 */
export const stableIds = (name: string) => (compiler: Compiler) => {
  compiler.hooks.compilation.tap('stableIds', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('stableIds', () => {
      const { chunkGraph, namedChunks } = compilation;
      const chunk = namedChunks.get(name);
      const modules = chunk ? [...chunkGraph.getChunkModules(chunk)] : [];
      const byPath = modules.map((module) => ({ module, path: packagePath(module.nameForCondition()) }));
      byPath.sort((one, other) => (one.path < other.path ? -1 : 1));
      for (const [id, { module }] of byPath.entries()) chunkGraph.setModuleId(module, id);
    });
  });
};

/** The path of a module from the folder of the packages, which is the same in every checkout. */
const packagePath = (file: string | null) => file?.replace(/.*[\\/]node_modules[\\/]/, '') ?? '';
