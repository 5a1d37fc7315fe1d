import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { App } from './App.ts';

/** What makes a cached module from its source. */
const makers = ['platform/tsconfig', 'platform/webpack', 'shared/contract/content', 'shared/ui/art/icons'];

/**
 * The cache of one kind of build of an app; a change of the app's configuration, of this preset or of a package empties it.
 * In CI, where a checkout builds once, files would only take time.
 */
export function fileCache({ name, root }: App, kind: string): Configuration['cache'] {
  if (process.env['CI']) return { type: 'memory' };
  const checkout = join(root, '..');
  return {
    type: 'filesystem',
    name: `${name}-${kind}`,
    version: makersHash(checkout, join(root, 'webpack.config.ts')),
    cacheDirectory: join(checkout, '.cache/webpack'),
    // webpack would follow the imports of every package that it runs, which takes longer than to build a small app.
    buildDependencies: { defaultWebpack: [] },
  };
}

/** Depends on the place of the checkout, too: entries hold absolute paths, and in a copy each would raise a warning. */
function makersHash(checkout: string, configuration: string): string {
  const hash = createHash('sha256').update(checkout);
  for (const file of [configuration, join(checkout, 'package-lock.json'), ...makers.flatMap(filesIn)])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');

  function filesIn(maker: string): readonly string[] {
    return readdirSync(join(checkout, maker), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
  }
}
