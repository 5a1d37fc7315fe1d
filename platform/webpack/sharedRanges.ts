import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import semver from 'semver';
import type { App } from './App.ts';

/** The only singletons that apps share at run time. */
const singletons = ['react', 'react-dom'];

const runtime = '@module-federation/enhanced';

/**
 * Returns the versions that a release requires of the shell, or that the shell provides: those of the singletons and of the
 * federation runtime. Parts of the runtime are compiled into each remote's entry, so both need the same minor version.
 * Throws for a `package.json` that names no exact version.
 */
export function requiredRanges(app: App): Readonly<Record<string, string>> {
  const version = exactVersion(join(import.meta.dirname, '..'), runtime) ?? '';
  const sameMinor = `~${semver.major(version)}.${semver.minor(version)}.0`;
  return { ...sharedRanges(app), [runtime]: app.name === 'shell' ? version : sameMinor };
}

/**
 * The singletons that an app depends on, each with a range from the version in its `package.json` to the next major, such
 * as `^19.3.1`. Throws for a `package.json` that names no exact version.
 */
export function sharedRanges(app: App): Readonly<Record<string, string>> {
  return Object.fromEntries(
    singletons.flatMap((name) => {
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
    `dependencies.${name} in ${basename(folder)}/package.json must be one version, such as 19.3.1, got "${version}"`,
  );
}
