import { reportModules } from './reportModules.ts';

/** A dev build that runs in the page. */
export interface HotBuild {
  /** Changes with every update. */
  readonly hash: () => string;
  /**
   * Loads the next build, calls `beforeApply` and applies it. Resolves to whether components were rendered; undefined when
   * only a reload helps.
   */
  readonly update: (beforeApply: () => void) => Promise<{ readonly isRendered: boolean } | undefined>;
}

declare global {
  /** Installed by the dev server's client before React runs. */
  var devRefreshRuntime: { readonly performReactRefresh: () => unknown };
  /** The dev builds in the page, by app. */
  var devBuilds: Record<string, HotBuild> | undefined;
  interface ImportMeta {
    /** https://webpack.js.org/api/hot-module-replacement/ */
    readonly webpackHot: {
      readonly check: (autoApply: boolean) => Promise<unknown>;
      readonly apply: () => Promise<unknown>;
    };
  }
}

declare const __webpack_hash__: string;

const app = __webpack_public_path__.split('/')[2] ?? '';
const hot = import.meta.webpackHot;

reportModules(app);

const update: HotBuild['update'] = async (beforeApply) => {
  const found = await hot.check(false);
  beforeApply();
  const modules = found && (await hot.apply());
  // The plugin would wait 30 ms for more modules; here all have run.
  const isRendered = devRefreshRuntime.performReactRefresh() !== null;
  return modules ? { isRendered } : undefined;
};

globalThis.devBuilds = {
  ...globalThis.devBuilds,
  [app]: { hash: () => __webpack_hash__, update },
};
// The dev server's client then checks that this build is the latest.
dispatchEvent(new Event('devBuilds'));
