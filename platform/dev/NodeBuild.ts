import webpack, { type Compiler, type Stats } from 'webpack';
import type { BuildSources } from '../compose/render/RenderJob.ts';
import { causesOf, errorPlace, errorText } from '../release/buildError.ts';
import { configure } from '../release/configure.ts';
import { fileCache } from '../webpack/fileCache.ts';
import type { AppFolder } from '../workspace/workspace.ts';

/** A build for Node, and the size of each file that the app ships. */
interface BuiltForNode extends BuildSources {
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
}

/** The build of an app that renders its pages, in memory; made again after its sources have changed. */
export class NodeBuild {
  readonly #app: AppFolder;
  #compiler: Promise<Compiler> | undefined;
  #built: Promise<BuiltForNode> | undefined;

  constructor(app: AppFolder) {
    this.#app = app;
  }

  /** Rejects with an error that names the place in a source that does not build. */
  get(): Promise<BuiltForNode> {
    this.#built ??= this.#build();
    return this.#built;
  }

  forget(): void {
    this.#built = undefined;
  }

  async #build(): Promise<BuiltForNode> {
    this.#compiler ??= this.#configure();
    const compiler = await this.#compiler;
    const stats = await new Promise<Stats>((resolve, reject) =>
      compiler.run((error, result) => (result ? resolve(result) : reject(error))),
    );
    const [first] = causesOf(stats.toJson({ all: false, errors: true }).errors ?? []);
    if (first) throw new Error(`${errorPlace(first, this.#app.root)}\n${errorText(first)}`);
    const assets = stats.compilation.getAssets();
    const code = assets.filter(({ name }) => name.endsWith('.cjs'));
    return {
      server: 'server.cjs',
      sources: Object.fromEntries(code.map(({ name, source }) => [name, source.source().toString()])),
      files: Object.fromEntries(
        assets
          .filter((asset) => !code.includes(asset))
          .map(({ name, source }) => [name, { integrity: '', bytes: source.size() }]),
      ),
    };
  }

  async #configure(): Promise<Compiler> {
    const options = { mode: 'production', isDev: true, host: 'dev' } as const;
    return await configure(this.#app, options, ([, node]) => {
      // Emitted in memory alone, so that their sizes are known.
      const module = { ...node?.module, generator: {} };
      const compiler = webpack({ ...node, module, cache: fileCache(this.#app, 'node-check') });
      if (!compiler) throw new Error('it must return a configuration for Node');
      compiler.hooks.shouldEmit.tap('NodeBuild', () => false);
      return compiler;
    });
  }
}
