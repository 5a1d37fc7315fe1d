import webpack from 'webpack';
import { type App, hashesPlaceholder } from '../App.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Makes webpack load scripts and styles through the site's loader, `shared/federation/fileLoader.ts`, and share packages
 * through the federation runtime alone.
 */
export class ChunkLoadingPlugin {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkLoadingPlugin', (compilation) => {
      for (const requirement of [
        RuntimeGlobals.loadScript,
        RuntimeGlobals.getChunkScriptFilename,
        RuntimeGlobals.shareScopeMap,
      ]) {
        // Returning true keeps webpack from adding its own module for the requirement.
        compilation.hooks.runtimeRequirementInTree
          .for(requirement)
          .tap({ name: 'ChunkLoadingPlugin', stage: -10 }, () => true);
      }
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkLoadingPlugin', (chunk, set) => {
          set.add(RuntimeGlobals.loadScript);
          set.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new ChunkLoadingRuntimeModule(this.#app));
        });
      compilation.hooks.additionalChunkRuntimeRequirements.tap('ChunkLoadingPlugin', (chunk) => {
        if (isPageOfLanguage(chunk)) compilation.addRuntimeModule(chunk, new LanguageHashesRuntimeModule());
      });
    });
  }
}

const tableOfHashes = `${RuntimeGlobals.require}.hashes`;
const isPageOfLanguage = ({ name }: webpack.Chunk) => /\/\w+Page$/.test(name ?? '');

/** Adds the hashes of the chunks of a language, which the entry leaves to the pages of this language. */
class LanguageHashesRuntimeModule extends RuntimeModule {
  constructor() {
    super('hashes of the chunks of a language');
  }

  override generate() {
    return `Object.assign(${tableOfHashes}.js, ${hashesPlaceholder}.js);`;
  }
}

class ChunkLoadingRuntimeModule extends RuntimeModule {
  readonly #app: App;

  constructor(app: App) {
    super("chunk loading through the site's loader", RuntimeModule.STAGE_ATTACH);
    this.#app = app;
  }

  override generate() {
    // The names are those of `fileKey`.
    return `
var hashes = ${tableOfHashes} = ${hashesPlaceholder};
var load = (stage, url, integrity) => integrity
  ? federationLoadFile({ app: ${JSON.stringify(this.#app.name)}, stage, url, integrity })
  : Promise.reject(Error(url + " has no hash"));
var name = (id, end, integrity = "") => id + "." + Array.from(atob(integrity.slice(7, 15)), (c) => c.charCodeAt().toString(16).padStart(2, 0)).join("") + end;
${RuntimeGlobals.getChunkScriptFilename} = (id) => name(id, ".js", hashes.js[id]);
${RuntimeGlobals.loadScript} = (url, done, key, id) => {
  load(/Page$/.test(id) ? "page" : "chunk", url, hashes.js[id]).then(() => done({ type: "load" }), () => done({ type: "error", target: { src: url } }));
};
${RuntimeGlobals.ensureChunkHandlers}.css = (id, promises) => {
  var integrity = hashes.css[id];
  if (integrity) promises.push(load("style", ${RuntimeGlobals.publicPath} + name(id, ".css", integrity), integrity));
};`;
  }
}
