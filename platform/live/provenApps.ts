import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Log } from './log.ts';

/**
 * The apps of a composition whose releases were live before: they have passed the rules of their time, so a rule that is
 * newer blocks neither their return nor the promotion of another app.
 */
export const provenApps = ({ apps }: Pick<Composition, 'apps'>, log: Log): ReadonlySet<string> =>
  new Set(Object.keys(apps).filter((app) => log.some(({ versions }) => versions?.[app] === apps[app]?.version)));
