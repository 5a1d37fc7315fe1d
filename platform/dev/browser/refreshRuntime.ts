// Stands in for `react-refresh/runtime` in served builds. The page has one such runtime for all of its apps: several
// would each forget what the others have replaced. Components are registered by app, since the names of modules in two
// apps can be the same.
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
/** The client has done that. */
export const injectIntoGlobalHook = () => undefined;
