import type { Release } from '@mirqam/shared/contract/Release';
import semver from 'semver';
import { UserError } from '../../messages/UserError.ts';

/** Throws a `UserError` for a release that needs a module, or a version of one, that the shell does not provide. */
export function checkShared({ app, version, shared }: Release, shell: Release): void {
  if (app === 'shell') return;
  for (const [name, range] of Object.entries(shared)) {
    const offered = semver.validRange(shell.shared[name]);
    const provided = offered === null ? undefined : semver.minVersion(offered)?.version;
    if (provided && semver.satisfies(provided, range)) continue;
    throw new UserError(
      `${app}@${version} needs ${name} ${range}, the shell ${shell.version} provides ${provided ?? 'none'}: align package.json`,
    );
  }
}
