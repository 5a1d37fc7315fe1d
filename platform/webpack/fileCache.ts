import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { App } from './App.ts';

/** What a kind of build of an app keeps for its next run; forgotten when the app's configuration or this preset changes. */
export const fileCache = ({ name, root }: App, kind: string): Configuration['cache'] => ({
  type: 'filesystem',
  name: `${name}-${kind}`,
  // Files are kept by their whole path: a copy of the checkout would warn of each that it takes to be lost.
  version: root,
  cacheDirectory: join(root, '../.cache/webpack'),
  buildDependencies: { config: [join(root, 'webpack.config.ts'), `${import.meta.dirname}/`] },
});
