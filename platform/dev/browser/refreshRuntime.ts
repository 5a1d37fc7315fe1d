// Replaces `react-refresh/runtime` in dev builds. All apps of the page share one runtime, because a runtime does not
// know the components of another. Ids contain the app, because modules of two apps can have the same name.
const runtime = globalThis.devRefreshRuntime;

interface RefreshRuntime {
  register(type: unknown, id: string): void;
  injectIntoGlobalHook(target: typeof globalThis): void;
  performReactRefresh(): unknown;
  getFamilyByType(type: unknown): unknown;
  isLikelyComponentType(type: unknown): boolean;
  createSignatureFunctionForTransform(): unknown;
}

declare global {
  /** Installed by the dev server's client before React runs. */
  var devRefreshRuntime: RefreshRuntime;
}

export const register = (type: unknown, id: string) => runtime.register(type, `${__webpack_public_path__}${id}`);
export const { performReactRefresh, getFamilyByType, isLikelyComponentType, createSignatureFunctionForTransform } =
  runtime;
/** The client has already done this. */
export const injectIntoGlobalHook = () => undefined;
