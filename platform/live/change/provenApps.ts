import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Log } from '../log.ts';

/**
 * The apps of a composition whose releases were live together with its shell, if all its releases were live before. Their
 * pages have passed the rules of their time, so a rule that is newer does not block their return. A release that was never
 * live proves nothing: its menus are part of every page.
 */
export function provenApps({ apps }: Pick<Composition, 'apps'>, log: Log): ReadonlySet<string> {
  const names = Object.keys(apps);
  const wereLive = (together: readonly string[]) =>
    log.some(({ versions }) => together.every((app) => versions[app] === apps[app]?.version));
  return new Set(names.every((app) => wereLive([app])) ? names.filter((app) => wereLive(['shell', app])) : []);
}
