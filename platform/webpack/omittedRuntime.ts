import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Replacements } from './loaders/omitParts.ts';

type Parts = Readonly<Record<string, Replacements>>;

const unused = "throw new Error('the build omits this part of the federation runtime')";

/** The parts of the federation runtime that the shell does not use, by file, with the code that replaces them. */
const parts: Parts = {
  // `shared/federation/startFederation.ts` loads entries itself, and retries.
  'runtime-core/dist/utils/load': { loadEntryDom: unused, isScriptExecutionError: 'true' },
  'sdk/dist/dom': { loadScript: unused },
  // A page lists what it loads, and a composition pins its remotes, which have no aliases and are registered once.
  'runtime-core/dist/remote/index': {
    preloadRemote: unused,
    removeRemote: unused,
    initRawContainer: unused,
    setIdToRemoteMap: '',
    registerRemote: `
      const { beforeRegisterRemote, registerRemote } = this.hooks.lifecycle;
      const { host } = this;
      beforeRegisterRemote.emit({ remote, origin: host });
      remote.entry = new URL(remote.entry, location.origin).href;
      remote.shareScope = 'default';
      remote.type = 'global';
      targetRemotes.push(remote);
      registerRemote.emit({ remote, origin: host });`,
  },
  'runtime-core/dist/utils/manifest': {
    matchRemoteWithNameAndExpose: `
      const [name] = id.split('/');
      const remote = remotes.find((known) => known.name === name);
      return remote && { pkgNameOrAlias: name, expose: '.' + id.slice(name.length), remote };`,
  },
  'runtime-core/dist/utils/hooks/pluginSystem': { removePlugin: unused },
  'runtime-core/dist/plugins/snapshot/SnapshotHandler': {
    constructor: 'this.manifestCache = new Map(); this.hooks = new PluginSystem({})',
    loadRemoteSnapshotInfo: unused,
    getGlobalRemoteInfo: unused,
    getManifestJson: unused,
    loadManifestSnapshot: unused,
  },
  // Only these functions of the runtime are called by a build.
  'webpack-bundler-runtime/dist/index': {
    federation:
      '{ runtime: { init: runtime.init, createInstance: runtime.createInstance }, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} }',
  },
  // No remote is named at build time.
  'webpack-bundler-runtime/dist/remotes': { remotes: unused },
  'webpack-bundler-runtime/dist/initializeSharing': { bundlerRuntimeRemotesOptions: 'false' },
  // Only the strategy `version-first` loads remotes in order to share; the preset sets `loaded-first`.
  'runtime-core/dist/shared/index': { initRemoteModule: unused },
  // Packages are shared whole, and by the shell alone: each has one version, which `compose/checkShared.ts` compares with ranges.
  'runtime-core/dist/utils/share': {
    shouldUseTreeShaking: 'return false',
    getFindShareFunction:
      'return (scopes, scope, name) => ({ version: Object.keys(scopes[scope][name])[0], useTreesShaking: false })',
    getTargetSharedOptions: `
      const { pkgName, extraOptions, shareInfos } = options;
      const [shared] = shareInfos[pkgName] ?? [];
      const custom = extraOptions?.customShareInfo;
      return { ...shared, ...custom, shareConfig: { ...shared?.shareConfig, ...custom?.shareConfig } };`,
  },
  'runtime-core/dist/utils/semver/index': { satisfy: 'return true' },
  'webpack-bundler-runtime/dist/getSharedFallbackGetter': { getSharedFallbackGetter: 'return factory' },
  'webpack-bundler-runtime/dist/consumes': { usedExports: 'false' },
  'webpack-bundler-runtime/dist/installInitialConsumes': {
    handleInitialConsumes: `
      const { moduleId, moduleToHandlerMapping, webpackRequire } = options;
      const { shareKey, shareInfo } = moduleToHandlerMapping[moduleId];
      const context = { trigger: 'build', moduleId };
      return webpackRequire.federation.instance.loadShareSync(shareKey, { customShareInfo: shareInfo, context });`,
  },
  'webpack-bundler-runtime/dist/init': {
    init: 'const { runtime, initOptions } = webpackRequire.federation; return runtime.init(initOptions)',
  },
  // Builds pass the data of what they consume whole.
  'webpack-bundler-runtime/dist/updateOptions': {
    updateConsumeOptions: `
      const { consumesLoadingData } = options.webpackRequire;
      for (const [id, data] of Object.entries(consumesLoadingData?.moduleIdToConsumeDataMapping ?? {})) {
        const { fallback, shareScope, shareKey, ...shareConfig } = data;
        const shareInfo = { shareConfig, scope: shareScope };
        options.moduleToHandlerMapping[id] ??= { getter: fallback, shareInfo, shareKey };
      }`,
  },
  // The scope of shared packages is the default one.
  'webpack-bundler-runtime/dist/initContainerEntry': {
    initContainerEntry: `
      const { webpackRequire, shareScope, initScope, remoteEntryInitOptions } = options;
      const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
      const { shareScopeMap = {} } = remoteEntryInitOptions ?? {};
      instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
      instance.initShareScopeMap('default', shareScope, { hostShareScopeMap: shareScopeMap });
      attachShareScopeMap(webpackRequire);
      return webpackRequire.I('default', initScope);`,
  },
  // In debug mode, which a key of the browser's storage switches on, the runtime logs more.
  'sdk/dist/env': { isDebugMode: 'return false' },
  // The browser's console adds a stack trace by itself.
  'sdk/dist/logger': { emit: 'console[method](this.prefix, ...args)' },
  // The context of an error is for servers.
  'runtime-core/dist/utils/context': { optionsToMFContext: 'return {}' },
};

/** Descriptions of errors: an error of a release has its code and its arguments. */
const descriptions: Parts = {
  'error-codes/dist/desc': { runtimeDescMap: '{}', typeDescMap: '{}', buildDescMap: '{}', errorDescMap: '{}' },
  'error-codes/dist/getShortErrorMsg': {
    getShortErrorMsg: "return [errorCode, args && JSON.stringify(args), originalErrorMsg].filter(Boolean).join(' ')",
  },
  'webpack-bundler-runtime/dist/error-codes/dist/getShortErrorMsg': { getShortErrorMsg: 'return errorCode' },
};

/**
 * Rules that leave the unused parts of the federation runtime out of a release of the shell. In development its tools use
 * them.
 */
export const omittedRuntime: readonly RuleSetRule[] = [
  // The packages of the runtime do not declare that they have no side effects.
  { test: inRuntime('(?:runtime|runtime-core|webpack-bundler-runtime)/dist/.+'), sideEffects: false },
  ...Object.entries({ ...parts, ...descriptions }).map(([file, options]) => ({
    test: inRuntime(file),
    use: { loader: join(import.meta.dirname, 'loaders/omitLoader.mjs'), options },
  })),
];

function inRuntime(path: string): RegExp {
  return new RegExp(`@module-federation/${path}\\.m?js$`.replaceAll('/', '[\\\\/]'));
}
