import type { Overlay } from './createOverlay.ts';
import type { DevPage, DevState } from './DevState.ts';
import type { HotBuild } from './hotBuild.ts';
import { hasLostPage } from './watchEmptyPage.ts';
import type { PageErrors } from './watchErrors.ts';

let isLeaving = false;

/** Applies each new build to the page, keeping the state of components, and shows build errors. */
export function followUpdates(page: DevPage, overlay: Overlay, errors: PageErrors): (state: DevState) => void {
  const updating = new Set<string>();
  const broken = new Set<string>();
  let builds: DevState['builds'] = {};
  const isBehind = (app: string, build: HotBuild) =>
    !isLeaving && builds[app]?.errors.length === 0 && builds[app].hash !== build.hash();
  const apply = async (app: string, build: HotBuild) => {
    if (updating.has(app)) return;
    updating.add(app);
    // One update applies only the next build; newer builds may finish during it.
    while (isBehind(app, build)) await update(build, overlay, errors);
    updating.delete(app);
  };
  const applyAll = () => {
    for (const [app, { errors }] of Object.entries(builds)) {
      const build = globalThis.devBuilds?.[app];
      if (errors.length > 0) broken.add(app);
      else if (build) void apply(app, build);
      // An app that failed to build when the page loaded needs a reload to run.
      else if (broken.delete(app)) location.reload();
    }
  };
  // An app that starts late may already have a newer build.
  addEventListener('devBuilds', applyAll);
  return (state) => {
    const isOutdated = state.server !== page.server || state.page !== page.page;
    if (isOutdated || (hasLostPage() && hasNewBuild(builds, state.builds))) return location.reload();
    ({ builds } = state);
    const failures = Object.values(builds).flatMap(({ errors }) => errors);
    overlay.set('building', [...new Set([...failures, ...state.problems])]);
    overlay.set('types', state.types);
    overlay.set('refused', state.checked?.path === location.pathname ? state.checked.faults : []);
    applyAll();
  };
}

const hasNewBuild = (before: DevState['builds'], now: DevState['builds']) =>
  Object.entries(before).some(([app, { hash }]) => now[app]?.hash !== hash);

async function update(build: HotBuild, overlay: Overlay, errors: PageErrors) {
  const { isLost } = errors;
  let thrown: readonly string[] = [];
  try {
    // The build before may still throw while the next one loads.
    const updated = await build.update(() => {
      thrown = overlay.get('running');
      overlay.set('running', []);
    });
    // If nothing was rendered, the error is not fixed.
    if (updated?.isRendered === false) for (const message of thrown) overlay.add('running', message);
    // React renders what has thrown in an update again, but not what has never been shown.
    errors.isLost = isLost;
    if (updated && !(isLost && updated.isRendered)) return;
  } catch (error) {
    console.warn('This edit needs a reload.', error);
  }
  isLeaving = true;
  location.reload();
}
