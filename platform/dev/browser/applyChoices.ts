import { type Composition, type CompositionApp, compositionElementId } from '@mirqam/shared/contract/Composition';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { DevChoice, DevPage } from './DevState.ts';

export type Side = 'mine' | 'theirs';

const keyOf = (app: string) => `dev ${app}`;

/** Which one this tab shows. */
export function readSide(page: DevPage, app: string): Side {
  const { mine, theirs } = page.apps[app] ?? {};
  if (!mine) return 'theirs';
  return theirs && sessionStorage.getItem(keyOf(app)) === 'theirs' ? 'theirs' : 'mine';
}

export function chooseSide(app: string, side: Side): void {
  sessionStorage.setItem(keyOf(app), side);
  location.reload();
}

/** Puts what this tab has chosen into the composition that the shell will read. */
export function applyChoices(page: DevPage, composition: Composition): void {
  const chosen = Object.keys(page.apps).filter((app) => page.apps[app]?.mine && readSide(page, app) === 'theirs');
  if (chosen.length === 0) return;
  const apps = { ...composition.apps, ...Object.fromEntries(chosen.map((app) => [app, page.apps[app]?.theirs])) };
  // The text inside, since Trusted Types forbid to set that of a script.
  const text = document.getElementById(compositionElementId)?.firstChild;
  if (text) text.nodeValue = JSON.stringify({ ...composition, apps });
  const root = document.getElementById('root');
  if (chosen.some((app) => isGained(page.apps[app], location.pathname))) root?.removeAttribute('data-not-found');
  root?.replaceChildren();
}

/** The checkout has no route for the path, the others have. */
const isGained = ({ mine, theirs }: DevChoice = {}, path: string) => !claims(mine, path) && claims(theirs, path);

const claims = ({ routes = [] }: Partial<CompositionApp> = {}, path: string) =>
  routes.some(([pattern]) => matchPattern(pattern, path) !== undefined);
