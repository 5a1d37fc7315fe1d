import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import webpack from 'webpack';
import { errorMessage } from '../../messages/UserError.ts';
import { importSource } from '../../workspace/importSource.ts';
import type { App } from '../App.ts';
import { rasterise } from '../art/rasterise.ts';

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
        for (const [name, draw] of Object.entries(await this.#read(compilation))) {
          const file = `art/${/\.\w+$/.test(name) ? name : `${name}.svg`}`;
          try {
            compilation.emitAsset(file, new webpack.sources.RawSource(Buffer.from(await rasterise(file, draw()))));
          } catch (error) {
            report(compilation, `the drawing "${name}" of src/art.ts cannot be made`, error);
          }
        }
      });
    });
  }

  async #read(compilation: webpack.Compilation): Promise<ArtCatalogue> {
    try {
      return (await importSource<{ readonly art: ArtCatalogue }>(this.#file)).art;
    } catch (error) {
      report(compilation, 'src/art.ts cannot be run', error);
      return {};
    }
  }
}

function report({ errors }: webpack.Compilation, what: string, error: unknown) {
  errors.push(new webpack.WebpackError(`${what}: ${errorMessage(error)}`));
}
