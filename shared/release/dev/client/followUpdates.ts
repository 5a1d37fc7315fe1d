import type { HotBuild } from '../../../build/served/hotBuild.ts';
import type { DevPage, DevState } from './DevState.ts';
import type { Overlay } from './overlay.ts';

let isLeaving = false;

/** Takes up each new build of the apps in this page, keeping their state, and shows what does not build. */
export function followUpdates(page: DevPage, overlay: Overlay): (state: DevState) => void {
  const updating = new Map<string, Promise<void>>();
  const broken = new Set<string>();
  return (state) => {
    if (state.server !== page.server || state.page !== page.page) return location.reload();
    const builds = Object.entries(state.builds);
    overlay.set(
      'building',
      builds.flatMap(([app, { errors }]) => errors.map((error) => `${app}: ${error}`)).concat(state.problems),
    );
    overlay.set('types', state.types);
    for (const [app, { hash, errors }] of builds) {
      const build = globalThis.devBuilds?.[app];
      if (errors.length > 0) broken.add(app);
      else if (build) updating.set(app, takeUp(build, hash, overlay, updating.get(app)));
      // An app that did not build when the page asked for it is not in the page at all.
      else if (broken.delete(app)) location.reload();
    }
  };
}

async function takeUp(build: HotBuild, hash: string, overlay: Overlay, before: Promise<void> | undefined) {
  await before;
  if (isLeaving || build.hash() === hash) return;
  overlay.set('running', []);
  try {
    if (await build.update()) return;
  } catch (error) {
    console.warn('This edit needs a new start of the page.', error);
  }
  isLeaving = true;
  location.reload();
}
