import type { PastState } from '../live/history.ts';

type Releases = Pick<PastState, 'apps'> & Partial<Pick<PastState, 'versions' | 'removes'>>;

/**
 * What a state changed: the releases that it made live, those of removed apps as `-news@1.0.0-3f2a9c1b7d`, the remotes that
 * it disabled or enabled, and how much a prune removed.
 */
export function changedReleases(before: Releases = { apps: {} }, state: Releases): readonly string[] {
  const [old, young] = [versionsOf(before), versionsOf(state)];
  const added = Object.entries(young).filter(([app, version]) => old[app] !== version);
  const removed = Object.entries(old).filter(([app]) => !Object.hasOwn(young, app));
  const removals = Object.entries(state.removes ?? {}).filter(([, names]) => names.length > 0);
  return [
    ...added.map(nameOf),
    ...removed.map((release) => `-${nameOf(release)}`),
    ...switched(before, state),
    ...removals.map(([what, names]) => `-${names.length} ${what}`),
  ];
}

const nameOf = ([app, version]: readonly [string, string]) => `${app}@${version}`;

const switched = ({ apps: old }: Releases, { apps: young }: Releases) =>
  Object.entries(young).flatMap(([app, { version, disabled }]) => {
    // Unknown where a prune has removed the composition before.
    if (!old[app] || old[app].disabled === disabled) return [];
    return `${app}@${version} ${disabled ? 'disabled' : 'enabled'}`;
  });

const versionsOf = ({ versions, apps }: Releases): Readonly<Record<string, string>> =>
  versions ?? Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
