import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { App } from './App.ts';
import { type ArtSource, rasterise } from './rasterise.ts';

/** Emits the drawings of an app's `src/art.ts` into the folder `art/` of its release. */
export class ArtPlugin {
  readonly #file: string;

  constructor(app: App) {
    this.#file = join(app.root, 'src/art.ts');
  }

  apply(compiler: webpack.Compiler) {
    if (!existsSync(this.#file)) return;
    compiler.hooks.thisCompilation.tap('ArtPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('ArtPlugin', async () => {
        const { art }: { art: Readonly<Record<string, () => ArtSource>> } = await import(
          pathToFileURL(this.#file).href
        );
        for (const [name, draw] of Object.entries(art)) {
          const file = `art/${/\.\w+$/.test(name) ? name : `${name}.svg`}`;
          compilation.emitAsset(file, new webpack.sources.RawSource(Buffer.from(await rasterise(file, draw()))));
        }
      });
    });
  }
}
