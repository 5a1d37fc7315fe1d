import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { App } from './App.ts';

/** The only singletons that apps share at run time. */
const names = ['react', 'react-dom'];

const runtime = '@module-federation/enhanced';

/**
 * What a release asks of the others, or as the shell provides: the shared modules, and the federation runtime, which the
 * shell lends to the remotes. Parts of it are compiled into each remote's entry, so both must have the same minor version.
 */
export function sealedRanges(app: App): Readonly<Record<string, string>> {
  const { dependencies }: { dependencies: { [runtime]: string } } = createRequire(import.meta.url)('../package.json');
  const version = dependencies[runtime];
  const [major, minor] = version.split('.');
  return { ...sharedRanges(app), [runtime]: app.name === 'shell' ? version : `~${major}.${minor}.0` };
}

/** Which of the shared modules an app depends on, with the range its `package.json` asks for. */
export function sharedRanges(app: App): Readonly<Record<string, string>> {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = createRequire(import.meta.url)(
    join(app.root, 'package.json'),
  );
  return Object.fromEntries(names.flatMap((name) => (dependencies[name] ? [[name, `^${dependencies[name]}`]] : [])));
}
