import type { PastState } from '../live/history.ts';
import { versionsOf } from '../live/versionsOf.ts';

type Releases = Pick<PastState, 'apps'> & Partial<Pick<PastState, 'versions'>>;

/**
 * Lists the changes of a state: the releases that it made live, those of removed apps as `-news@1.0.0-3f2a9c1b7d`, and the
 * remotes that it disabled or enabled.
 */
export function changedReleases(before: Releases = { apps: {} }, state: Releases): readonly string[] {
  const [older, newer] = [versionsIn(before), versionsIn(state)];
  const added = Object.entries(newer).filter(([app, version]) => older[app] !== version);
  const removed = Object.entries(older).filter(([app]) => !Object.hasOwn(newer, app));
  return [...added.map(nameOf), ...removed.map((release) => `-${nameOf(release)}`), ...switched(before, state)];
}

const nameOf = ([app, version]: readonly [string, string]) => `${app}@${version}`;

const switched = ({ apps: older }: Releases, { apps: newer }: Releases) =>
  Object.entries(newer).flatMap(([app, { version, disabled }]) => {
    // Unknown if a sweep has removed the earlier composition.
    if (!older[app] || older[app].disabled === disabled) return [];
    return `${app}@${version} ${disabled ? 'disabled' : 'enabled'}`;
  });

const versionsIn = ({ versions, apps }: Releases) => versions ?? versionsOf(apps);
