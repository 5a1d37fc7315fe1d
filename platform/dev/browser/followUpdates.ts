import type { Overlay } from './createOverlay.ts';
import type { DevPage, DevState } from './DevState.ts';
import type { HotBuild } from './hotBuild.ts';

let isLeaving = false;

/** Takes up each new build of the apps in this page, keeping their state, and shows what does not build. */
export function followUpdates(page: DevPage, overlay: Overlay): (state: DevState) => void {
  const updating = new Set<string>();
  const broken = new Set<string>();
  let builds: DevState['builds'] = {};
  const isBehind = (app: string, build: HotBuild) =>
    !isLeaving && builds[app]?.errors.length === 0 && builds[app].hash !== build.hash();
  const takeUp = async (app: string, build: HotBuild) => {
    if (updating.has(app)) return;
    updating.add(app);
    // Each update leads to the build that came next; meanwhile others may have come.
    while (isBehind(app, build)) await update(build, overlay);
    updating.delete(app);
  };
  const takeUpAll = () => {
    for (const [app, { errors }] of Object.entries(builds)) {
      const build = globalThis.devBuilds?.[app];
      if (errors.length > 0) broken.add(app);
      else if (build) void takeUp(app, build);
      // An app that did not build when the page asked for it is not in the page at all.
      else if (broken.delete(app)) location.reload();
    }
  };
  // An app that starts late may have been built anew since it was fetched.
  addEventListener('devBuilds', takeUpAll);
  return (state) => {
    if (state.server !== page.server || state.page !== page.page) return location.reload();
    ({ builds } = state);
    const failures = Object.entries(builds).flatMap(([app, { errors }]) => errors.map((error) => `${app}: ${error}`));
    overlay.set('building', failures.concat(state.problems));
    overlay.set('types', state.types);
    takeUpAll();
  };
}

async function update(build: HotBuild, overlay: Overlay) {
  const thrown = overlay.get('running');
  overlay.set('running', []);
  try {
    const updated = await build.update();
    // What a component has thrown still stands where none was rendered anew.
    if (updated?.isRendered === false) for (const message of thrown) overlay.add('running', message);
    if (updated) return;
  } catch (error) {
    console.warn('This edit needs a new start of the page.', error);
  }
  isLeaving = true;
  location.reload();
}
