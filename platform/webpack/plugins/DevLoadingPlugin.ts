import webpack from 'webpack';
import type { App, BuildOptions } from '../App.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes dev builds load scripts through the site's loader, and hot updates through the dev server's client. */
export class DevLoadingPlugin {
  readonly #app: App;
  readonly #hasShell: boolean;

  constructor(app: App, { host }: BuildOptions) {
    this.#app = app;
    this.#hasShell = host !== 'none';
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('DevLoadingPlugin', (compilation) => {
      // Returning true keeps webpack from adding its own module for the requirement.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'DevLoadingPlugin', stage: -10 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new DevLoadingRuntimeModule(this.#app, this.#hasShell));
          return true;
        });
    });
  }
}

class DevLoadingRuntimeModule extends RuntimeModule {
  readonly #app: App;
  readonly #hasShell: boolean;

  constructor(app: App, hasShell: boolean) {
    super('script loading of the dev server', RuntimeModule.STAGE_ATTACH);
    this.#app = app;
    this.#hasShell = hasShell;
  }

  override generate() {
    const app = JSON.stringify(this.#app.name);
    // The site's loader would time out and retry, but an update may wait for a long build and must not run twice.
    const load = this.#hasShell
      ? `/\\.hot-update\\.js$/.test(url) ? devLoadScript(url) : federationLoadFile({ app: ${app}, stage: /Page$/.test(id) ? "page" : "chunk", url })`
      : 'devLoadScript(url)';
    return `${RuntimeGlobals.loadScript} = (url, done, key, id) => {
  (${load}).then(() => done({ type: "load" }), () => done({ type: "error", target: { src: url } }));
};`;
  }
}
