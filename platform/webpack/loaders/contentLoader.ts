import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { parseContent } from './parseContent.ts';

/**
 * Turns a content module into plain data: it runs the module, parses every rich text into a tree, and writes the result
 * as literals. Throws with file, field and tag where a text holds markup that is not allowed.
 */
export function contentLoader(this: LoaderContext<object>) {
  const callback = this.async();
  const file = relative(process.cwd(), this.resourcePath);
  this.importModule(`${this.resourcePath}?raw`)
    .then((module: Record<string, unknown>) => {
      const lines = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(parseContent(value, name, file))};`,
      );
      callback(null, lines.join('\n'));
    })
    .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
}
