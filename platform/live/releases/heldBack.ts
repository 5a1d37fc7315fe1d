import { UserError } from '../../messages/UserError.ts';
import type { ReleaseName } from '../../release/publications.ts';
import type { Log } from '../log.ts';

/** A release that may not go live again. */
export interface HeldBack extends ReleaseName {
  /** The entry of the log that has taken it back, and the reason there. */
  readonly serial: number;
  readonly why: string;
  /** Revoked for good; else frozen, until a newer release of its app is promoted, or `site thaw`. */
  readonly isRevoked: boolean;
}

/** The releases that rollbacks have frozen, and those that were revoked. The log alone decides it. */
export function heldBack(log: Log): readonly HeldBack[] {
  const held = new Map<string, HeldBack>();
  let before: Readonly<Record<string, string>> = {};
  for (const { serial, why, kind, restores, versions, thaws = [], revokes = [] } of log) {
    const hold = (name: string, isRevoked: boolean) => held.set(name, { ...nameOf(name), serial, why, isRevoked });
    for (const [name, { app, version, isRevoked }] of held) {
      const changed = versions[app] === before[app] ? undefined : versions[app];
      if (changed && !isRevoked && (kind !== 'rollback' || changed === version)) held.delete(name);
    }
    for (const [app, version] of kind === 'rollback' ? Object.entries(before) : []) {
      const first = log.find((entry) => entry.versions[app] === version)?.serial ?? 0;
      // A rollback to a later number takes nothing back that was live before that.
      if (versions[app] !== version && first > (restores?.serial ?? 0)) hold(`${app}@${version}`, false);
    }
    for (const name of thaws) held.delete(name);
    for (const name of revokes) hold(name, true);
    before = versions;
  }
  return [...held.values()];
}

function nameOf(name: string): ReleaseName {
  const [app = '', version = ''] = name.split('@');
  return { app, version };
}

/** Why a release may not go live, undefined if it may. */
export const findHeldBack = (log: Log, { app, version }: ReleaseName): HeldBack | undefined =>
  heldBack(log).find((each) => each.app === app && each.version === version);

/** Throws a `UserError` for a release that a promotion may not bring back. */
export function refuseHeldBack(log: Log, names: readonly ReleaseName[]): void {
  for (const name of names) {
    const held = findHeldBack(log, name);
    if (held) throw new UserError(`${describeHeldBack(held)}: ${remedyOf(held)}`);
  }
}

/** Throws a `UserError` for releases of which one was revoked: nothing brings it back. */
export function refuseRevoked(log: Log, versions: Readonly<Record<string, string>>): void {
  const names = Object.entries(versions).map(([app, version]) => ({ app, version }));
  refuseHeldBack(
    log,
    names.filter((name) => findHeldBack(log, name)?.isRevoked),
  );
}

/** As `legal@1.0.0-3f2a9c1b7d is frozen since number 7 (back to number 5)`. */
export const describeHeldBack = ({ app, version, serial, why, isRevoked }: HeldBack): string =>
  `${app}@${version} is ${isRevoked ? 'revoked' : 'frozen'} since number ${serial} (${why})`;

const remedyOf = ({ app, version, isRevoked }: HeldBack) =>
  isRevoked
    ? 'change the app, and publish another release'
    : `promote a newer release, or let this one return with "site thaw ${app}@${version}"`;

/**
 * Of the releases of a checkout, those that a deploy of all apps makes live. It leaves alone what is live or held back, and
 * apps that were live and are not now: somebody has retired them, or rolled the site back to a time before them.
 */
export function releasesToDeploy<T extends ReleaseName>(log: Log, releases: readonly T[]): readonly T[] {
  const live = log.at(-1)?.versions ?? {};
  const isRetired = (app: string) => live[app] === undefined && log.some(({ versions }) => versions[app] !== undefined);
  return releases.filter(
    (release) => live[release.app] !== release.version && !isRetired(release.app) && !findHeldBack(log, release),
  );
}
