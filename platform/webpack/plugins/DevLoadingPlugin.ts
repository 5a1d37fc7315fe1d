import webpack from 'webpack';
import type { App, BuildOptions } from '../App.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Replaces webpack's own loading of scripts in a served build: by the site's loader, for hot updates by the client's. */
export class DevLoadingPlugin {
  readonly #app: App;
  readonly #hasShell: boolean;

  constructor(app: App, { host }: BuildOptions) {
    this.#app = app;
    this.#hasShell = host !== 'none';
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('DevLoadingPlugin', (compilation) => {
      // An answer keeps webpack from adding its own module for the requirement.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'DevLoadingPlugin', stage: -10 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new ServedLoadingRuntimeModule(this.#app, this.#hasShell));
          return true;
        });
    });
  }
}

class ServedLoadingRuntimeModule extends RuntimeModule {
  readonly #app: App;
  readonly #hasShell: boolean;

  constructor(app: App, hasShell: boolean) {
    super('script loading by the dev server', RuntimeModule.STAGE_ATTACH);
    this.#app = app;
    this.#hasShell = hasShell;
  }

  override generate() {
    const app = JSON.stringify(this.#app.name);
    // An update waits for its build however long that takes, and must not run twice.
    const load = this.#hasShell
      ? `/\\.hot-update\\.js$/.test(url) ? devLoadScript(url) : federationLoadFile({ app: ${app}, stage: /Page$/.test(id) ? "page" : "chunk", url })`
      : 'devLoadScript(url)';
    return `${RuntimeGlobals.loadScript} = (url, done, key, id) => {
  (${load}).then(() => done({ type: "load" }), () => done({ type: "error", target: { src: url } }));
};`;
  }
}
