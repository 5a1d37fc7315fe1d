import webpack from 'webpack';
import { type App, type BuildOptions, hashesPlaceholder } from '../App.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** A module of webpack's runtime that consists of this code. */
export class RuntimeCode extends webpack.RuntimeModule {
  readonly #code: string;

  constructor(name: string, code: string, stage?: number) {
    super(name, stage);
    this.#code = code;
  }

  override generate() {
    return this.#code;
  }
}

/**
 * Makes webpack load scripts and styles through the site's loader, `shared/federation/fileLoader.ts`, and share packages
 * through the federation runtime alone.
 */
export const chunkLoading = (app: App) => (compiler: webpack.Compiler) => {
  compiler.hooks.thisCompilation.tap('chunkLoading', (compilation) => {
    const { additionalChunkRuntimeRequirements, runtimeRequirementInTree } = compilation.hooks;
    // Returning true keeps webpack from adding its own module for the requirement.
    for (const requirement of [
      RuntimeGlobals.loadScript,
      RuntimeGlobals.getChunkScriptFilename,
      RuntimeGlobals.shareScopeMap,
    ])
      runtimeRequirementInTree.for(requirement).tap({ name: 'chunkLoading', stage: -10 }, () => true);
    runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('chunkLoading', (chunk, set) => {
      set.add(RuntimeGlobals.loadScript);
      set.add(RuntimeGlobals.publicPath);
      compilation.addRuntimeModule(chunk, loading(app));
    });
    additionalChunkRuntimeRequirements.tap('chunkLoading', (chunk) => {
      if (isPageOfLanguage(chunk)) compilation.addRuntimeModule(chunk, hashesOfLanguage());
    });
  });
};

const tableOfHashes = `${RuntimeGlobals.require}.hashes`;
const isPageOfLanguage = ({ name }: webpack.Chunk) => /\/\w+Page$/.test(name ?? '');

/** Adds the hashes of the chunks of a language, which the entry leaves to the pages of this language. */
const hashesOfLanguage = () =>
  new RuntimeCode('hashes of the chunks of a language', `Object.assign(${tableOfHashes}.js, ${hashesPlaceholder}.js);`);

/** The names are those of `fileKey`. */
const loading = ({ name }: App) =>
  new RuntimeCode(
    "chunk loading through the site's loader",
    `
var hashes = ${tableOfHashes} = ${hashesPlaceholder};
var load = (stage, url, integrity) => integrity
  ? federationLoadFile({ app: ${JSON.stringify(name)}, stage, url, integrity })
  : Promise.reject(Error(url + " has no hash"));
var name = (id, end, integrity = "") => id + "." + Array.from(atob(integrity.slice(7, 15)), (c) => c.charCodeAt().toString(16).padStart(2, 0)).join("") + end;
${RuntimeGlobals.getChunkScriptFilename} = (id) => name(id, ".js", hashes.js[id]);
${RuntimeGlobals.loadScript} = (url, done, key, id) => {
  load(/Page$/.test(id) ? "page" : "chunk", url, hashes.js[id]).then(() => done({ type: "load" }), () => done({ type: "error", target: { src: url } }));
};
${RuntimeGlobals.ensureChunkHandlers}.css = (id, promises) => {
  var integrity = hashes.css[id];
  if (integrity) promises.push(load("style", ${RuntimeGlobals.publicPath} + name(id, ".css", integrity), integrity));
};`,
    RuntimeModule.STAGE_ATTACH,
  );

/** Makes dev builds load scripts through the site's loader, and hot updates through the dev server's client. */
export const devLoading = (app: App, options: BuildOptions) => (compiler: webpack.Compiler) => {
  compiler.hooks.thisCompilation.tap('devLoading', (compilation) => {
    // Returning true keeps webpack from adding its own module for the requirement.
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.loadScript)
      .tap({ name: 'devLoading', stage: -10 }, (chunk) => {
        compilation.addRuntimeModule(chunk, loadingInDev(app, options));
        return true;
      });
  });
};

function loadingInDev({ name }: App, { host }: BuildOptions) {
  // The site's loader would time out and retry, but an update may wait for a long build and must not run twice.
  const load =
    host === 'none'
      ? 'devLoadScript(url)'
      : `/\\.hot-update\\.js$/.test(url) ? devLoadScript(url) : federationLoadFile({ app: ${JSON.stringify(name)}, stage: /Page$/.test(id) ? "page" : "chunk", url })`;
  const code = `${RuntimeGlobals.loadScript} = (url, done, key, id) => {
  (${load}).then(() => done({ type: "load" }), () => done({ type: "error", target: { src: url } }));
};`;
  return new RuntimeCode('script loading of the dev server', code, RuntimeModule.STAGE_ATTACH);
}
