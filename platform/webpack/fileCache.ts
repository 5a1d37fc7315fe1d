import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { checkoutOf } from '../workspace/workspace.ts';
import { type App, packageFolder } from './App.ts';

/** The folders of the code that compiles a source into a cached module. */
const compilerFolders = [
  ['platform', 'webpack'],
  ['platform', 'tsconfig'],
  ['shared', 'contract/content'],
  ['shared', 'ui/art/icons'],
] as const;

/**
 * The cache of one kind of build of an app; a change of the app's configuration, of this preset or of a package empties it.
 * In CI, where a checkout builds once, files would only take time.
 */
export function fileCache({ name, root }: App, kind: string): Configuration['cache'] {
  if (process.env['CI']) return { type: 'memory' };
  const checkout = checkoutOf(root);
  return {
    type: 'filesystem',
    name: `${name}-${kind}`,
    version: compilerHash(checkout, join(root, 'webpack.config.ts')),
    cacheDirectory: join(checkout, '.cache/webpack'),
    // webpack would follow the imports of every package that it runs, which takes longer than to build a small app.
    buildDependencies: { defaultWebpack: [] },
  };
}

/** Includes the path of the checkout: entries hold absolute paths, and in a copied cache each would raise a warning. */
function compilerHash(checkout: string, configuration: string): string {
  const hash = createHash('sha256').update(checkout);
  for (const file of [configuration, join(checkout, 'package-lock.json'), ...compilerFolders.flatMap(filesIn)])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');

  function filesIn([name, folder]: (typeof compilerFolders)[number]): readonly string[] {
    return readdirSync(join(checkout, packageFolder(checkout, name), folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
  }
}
