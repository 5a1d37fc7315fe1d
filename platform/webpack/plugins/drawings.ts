import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import webpack from 'webpack';
import { errorMessage } from '../../messages/UserError.ts';
import { importSource } from '../../workspace/importSource.ts';
import type { App } from '../App.ts';
import { rasterise } from '../art/rasterise.ts';

/** Emits the drawings of an app's `src/art.ts` into the folder `art/` of its release. */
export const drawings = (app: App) => (compiler: webpack.Compiler) => {
  const source = join(app.root, 'src/art.ts');
  if (!existsSync(source)) return;
  compiler.hooks.thisCompilation.tap('drawings', (compilation) => {
    compilation.hooks.processAssets.tapPromise('drawings', async () => {
      for (const [name, draw] of Object.entries(await readArt(source, compilation))) {
        const file = `art/${/\.\w+$/.test(name) ? name : `${name}.svg`}`;
        try {
          compilation.emitAsset(file, new webpack.sources.RawSource(Buffer.from(await rasterise(file, draw()))));
        } catch (error) {
          report(compilation, `the drawing "${name}" of src/art.ts cannot be made`, error);
        }
      }
    });
  });
};

async function readArt(source: string, compilation: webpack.Compilation): Promise<ArtCatalogue> {
  try {
    return (await importSource<{ readonly art: ArtCatalogue }>(source)).art;
  } catch (error) {
    report(compilation, 'src/art.ts cannot be run', error);
    return {};
  }
}

function report({ errors }: webpack.Compilation, what: string, error: unknown) {
  errors.push(new webpack.WebpackError(`${what}: ${errorMessage(error)}`));
}
