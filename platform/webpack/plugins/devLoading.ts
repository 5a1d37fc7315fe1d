import webpack from 'webpack';
import type { App, BuildOptions } from '../App.ts';
import { RuntimeCode } from './RuntimeCode.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes dev builds load scripts through the site's loader, and hot updates through the dev server's client. */
export const devLoading = (app: App, options: BuildOptions) => (compiler: webpack.Compiler) => {
  compiler.hooks.thisCompilation.tap('devLoading', (compilation) => {
    // Returning true keeps webpack from adding its own module for the requirement.
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.loadScript)
      .tap({ name: 'devLoading', stage: -10 }, (chunk) => {
        compilation.addRuntimeModule(chunk, loading(app, options));
        return true;
      });
  });
};

function loading({ name }: App, { host }: BuildOptions) {
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
