import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import semver from 'semver';
import type { App } from './App.ts';

/** The only singletons that apps share at run time. */
const names = ['react', 'react-dom'];

const runtime = '@module-federation/enhanced';

/**
 * What a release asks of the others, or as the shell provides, as ranges: the shared modules, and the federation runtime,
 * which the shell lends to the remotes. Parts of it are compiled into each remote's entry, so both must have the same
 * minor version. Throws for a `package.json` that names no exact version.
 */
export function sealedRanges(app: App): Readonly<Record<string, string>> {
  const version = exactVersion(join(import.meta.dirname, '..'), runtime) ?? '';
  const lent = `~${semver.major(version)}.${semver.minor(version)}.0`;
  return { ...sharedRanges(app), [runtime]: app.name === 'shell' ? version : lent };
}

/**
 * Which of the shared modules an app depends on: from the exact version in its `package.json` up to the next major one,
 * such as `^19.3.1`. Throws for what is no exact version.
 */
export function sharedRanges(app: App): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const version = exactVersion(app.root, name);
      return version === undefined ? [] : [[name, `^${version}`]];
    }),
  );
}

function exactVersion(folder: string, name: string): string | undefined {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = createRequire(import.meta.url)(
    join(folder, 'package.json'),
  );
  const version = dependencies[name];
  if (version === undefined || semver.valid(version) === version) return version;
  throw new Error(
    `${basename(folder)}/package.json has "${version}" for dependencies.${name}: name one version, such as 19.3.1`,
  );
}
