import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { App } from './App.ts';

/** The cache of one kind of build of an app; a change of the app's configuration or of this preset empties it. */
export const fileCache = ({ name, root }: App, kind: string): Configuration['cache'] => ({
  type: 'filesystem',
  name: `${name}-${kind}`,
  // Entries hold absolute paths: in a copy of the checkout each would raise a warning.
  version: root,
  cacheDirectory: join(root, '../.cache/webpack'),
  buildDependencies: { config: [join(root, 'webpack.config.ts'), `${import.meta.dirname}/`] },
});
