import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderDocument } from '@mirqam/shared/contract/Renderer';
import type { Art } from '@mirqam/shared/ui/art/Art';
import { tsImport } from 'tsx/esm/api';
import { z } from 'zod';
import { parseValue } from '../release/parseJson.ts';
import { routesSchema } from '../release/schemas.ts';
import { rasterise } from '../webpack/art/rasterise.ts';
import { type AppFolder, pathInCheckout } from '../workspace/workspace.ts';

/** Draws one file of an app's folder `art`; undefined for an unknown name. */
export type DrawArt = (name: string) => Promise<string | Uint8Array | undefined>;

/**
 * The modules of an app that the dev server itself runs. Each runs on its first `get`, which rejects if the module throws, and
 * with a `UserError` if it lacks the expected export.
 */
export function appSources({ root }: AppFolder) {
  const source = <T, V>(file: string, schema: z.ZodType<T>, read: (module: T) => V) =>
    new SourceFile(join(root, file), (module) => read(parseValue(schema, module, pathInCheckout(root, file))));
  return {
    routes: source('src/routes.ts', withRoutes, ({ routes }) => routes),
    art: source('src/art.ts', withArt, ({ art }) => drawFrom(art)),
    // The shell's, around every page.
    document: source('src/document/renderDocument.ts', withDocument, ({ renderDocument }) => renderDocument),
  };
}

function drawFrom(art: z.infer<typeof withArt>['art']): DrawArt {
  return async (name) => {
    const source = art[name]?.() ?? art[name.replace(/\.svg$/, '')]?.();
    return source === undefined ? undefined : await rasterise(name, source);
  };
}

const withRoutes = z.object({ routes: routesSchema });
const withDocument = z.object({ renderDocument: z.custom<RenderDocument>((value) => typeof value === 'function') });
const withArt = z.object({
  art: z.record(
    z.string(),
    z.custom<() => Art>((value) => typeof value === 'function'),
  ),
});

/** A module of the checkout that the dev server runs, and runs again after an edit of a file that it imports. */
class SourceFile<T> {
  readonly #file: string;
  readonly #read: (module: unknown) => T;
  #value: Promise<T> | undefined;
  #imported = new Set<string>();

  constructor(file: string, read: (module: unknown) => T) {
    this.#file = file;
    this.#read = read;
  }

  /** The files that the module imported when it last ran. */
  get imported(): Iterable<string> {
    return this.#imported;
  }

  get(): Promise<T> {
    this.#value ??= this.#run();
    return this.#value;
  }

  /** Resets and returns true when the module imports one of the changed files. */
  forget(changed: ReadonlySet<string>): boolean {
    if (![...this.#imported].some((file) => changed.has(file))) return false;
    this.reset();
    return true;
  }

  /** Makes the next `get` run the module again. */
  reset(): void {
    this.#value = undefined;
  }

  async #run(): Promise<T> {
    this.#imported = new Set([this.#file]);
    const imported = this.#imported;
    const module: unknown = await tsImport(pathToFileURL(this.#file).href, {
      parentURL: import.meta.url,
      onImport: (url) => imported.add(fileURLToPath(url.split('?')[0] ?? url)),
    });
    return this.#read(module);
  }
}
