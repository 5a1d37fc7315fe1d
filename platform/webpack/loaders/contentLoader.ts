import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { checkoutOf } from '../../workspace/workspace.ts';
import { parseContent } from './parseContent.ts';

/**
 * Runs a content module at build time and emits its exports as literals, with every rich text parsed into a tree. Fails
 * with file, field and tag for markup that is not allowed.
 */
export function contentLoader(this: LoaderContext<object>) {
  const callback = this.async();
  const file = relative(checkoutOf(this.rootContext), this.resourcePath);
  this.importModule(`${this.resourcePath}?raw`)
    .then((module: Record<string, unknown>) => {
      const lines = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(parseContent(value, name, file))};`,
      );
      callback(null, lines.join('\n'));
    })
    .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
}
