import webpack from 'webpack';
import { type App, hashesPlaceholder } from './App.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Replaces webpack's own loading of scripts and styles by the site's one loader, `shared/federation/fileLoader.ts`. */
export class ChunkLoadingPlugin {
  readonly #app: App;
  readonly #isSealed: boolean;

  constructor(app: App, isSealed: boolean) {
    this.#app = app;
    this.#isSealed = isSealed;
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkLoadingPlugin', (compilation) => {
      const replaced = this.#isSealed
        ? [RuntimeGlobals.loadScript, RuntimeGlobals.getChunkScriptFilename]
        : [RuntimeGlobals.loadScript];
      for (const requirement of replaced) {
        // A first answer keeps webpack from adding its own module for the requirement.
        compilation.hooks.runtimeRequirementInTree
          .for(requirement)
          .tap({ name: 'ChunkLoadingPlugin', stage: -10 }, () => true);
      }
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkLoadingPlugin', (chunk, set) => {
          set.add(RuntimeGlobals.loadScript);
          set.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new ChunkLoadingRuntimeModule(this.#app, this.#isSealed));
        });
    });
  }
}

class ChunkLoadingRuntimeModule extends RuntimeModule {
  readonly #app: App;
  readonly #isSealed: boolean;

  constructor(app: App, isSealed: boolean) {
    super('chunk loading by the site', RuntimeModule.STAGE_ATTACH);
    this.#app = app;
    this.#isSealed = isSealed;
  }

  override generate() {
    return this.#isSealed ? this.#sealed() : this.#served();
  }

  #sealed() {
    return `
var hashes = ${hashesPlaceholder};
var load = (stage, url, integrity) => integrity
  ? federationLoadFile({ app: ${JSON.stringify(this.#app.name)}, stage, url, integrity })
  : Promise.reject(Error(url + " has no hash"));
${RuntimeGlobals.getChunkScriptFilename} = (id) => id + ".js";
${this.#script('hashes.js[id]')}
${RuntimeGlobals.ensureChunkHandlers}.css = (id, promises) => {
  var integrity = hashes.css[id];
  if (integrity) promises.push(load("style", ${RuntimeGlobals.publicPath} + id + ".css", integrity));
};`;
  }

  #served() {
    return `
var load = (stage, url) => federationLoadFile({ app: ${JSON.stringify(this.#app.name)}, stage, url });
${this.#script('undefined')}`;
  }

  #script(integrity: string) {
    return `${RuntimeGlobals.loadScript} = (url, done, key, id) => {
  load(/Page$/.test(id) ? "page" : "chunk", url, ${integrity}).then(() => done({ type: "load" }), () => done({ type: "error", target: { src: url } }));
};`;
  }
}
