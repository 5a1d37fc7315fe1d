import { type Composition, type CompositionApp, compositionElementId } from '@mirqam/shared/contract/Composition';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { DevChoice, DevPage } from './DevState.ts';

export type Side = 'mine' | 'theirs';

const keyOf = (app: string) => `dev ${app}`;

/** The side of an app that this tab shows. */
export function readSide(page: DevPage, app: string): Side {
  const { mine, theirs } = page.apps[app] ?? {};
  if (!mine) return 'theirs';
  return theirs && sessionStorage.getItem(keyOf(app)) === 'theirs' ? 'theirs' : 'mine';
}

export function chooseSide(app: string, side: Side): void {
  sessionStorage.setItem(keyOf(app), side);
  location.reload();
}

/** Writes the choices of this tab into the composition before the shell reads it. */
export function applyChoices(page: DevPage, composition: Composition): void {
  const chosen = Object.keys(page.apps).filter((app) => page.apps[app]?.mine && readSide(page, app) === 'theirs');
  if (chosen.length === 0) return;
  const apps = { ...composition.apps, ...Object.fromEntries(chosen.map((app) => [app, page.apps[app]?.theirs])) };
  // Trusted Types forbid to set the text of a script, but not of the node inside it.
  const text = document.getElementById(compositionElementId)?.firstChild;
  if (text) text.nodeValue = JSON.stringify({ ...composition, apps });
  const root = document.getElementById('root');
  if (chosen.some((app) => isAdded(page.apps[app], location.pathname))) root?.removeAttribute('data-not-found');
  root?.replaceChildren();
}

/** Whether only the released app has a route for the path. */
const isAdded = ({ mine, theirs }: DevChoice = {}, path: string) => !hasRoute(mine, path) && hasRoute(theirs, path);

const hasRoute = ({ routes = [] }: Partial<CompositionApp> = {}, path: string) =>
  routes.some(([pattern]) => matchPattern(pattern, path) !== undefined);
