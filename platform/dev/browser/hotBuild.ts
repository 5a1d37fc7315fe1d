import { performReactRefresh } from './refreshRuntime.ts';

/** A build that runs in the page, as the dev server's client sees it. */
export interface HotBuild {
  /** Changes with every update. */
  readonly hash: () => string;
  /** Takes up what was built since, and tells whether components were rendered anew; nothing when only a reload helps. */
  readonly update: () => Promise<{ readonly isRendered: boolean } | undefined>;
}

declare global {
  /** The served builds that run in the page, by app. */
  var devBuilds: Record<string, HotBuild> | undefined;
  interface ImportMeta {
    /** https://webpack.js.org/api/hot-module-replacement/ */
    readonly webpackHot: { readonly check: (autoApply: boolean) => Promise<unknown> };
  }
}

declare const __webpack_hash__: string;

const app = __webpack_public_path__.split('/')[2] ?? '';
const hot = import.meta.webpackHot;

const update: HotBuild['update'] = async () => {
  const modules = await hot.check(true);
  // The plugin would wait 30 ms for more to come: here every module of the update has run.
  const isRendered = performReactRefresh() !== null;
  return modules ? { isRendered } : undefined;
};

globalThis.devBuilds = {
  ...globalThis.devBuilds,
  [app]: { hash: () => __webpack_hash__, update },
};
// The dev server's client looks whether this one is still the latest.
dispatchEvent(new Event('devBuilds'));
