import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type { App } from '../App.ts';

/** Packages that sources of apps leave to their owners, with what to do instead; `importRules.config.mjs` says the same. */
const owned = [
  {
    names: /^react-router/,
    owner: 'shell',
    advice: 'the router belongs to the shell: write a plain <a>, or call the `navigate` of the page',
  },
  {
    names: /^@module-federation\//,
    owner: undefined,
    advice: 'the seam alone knows the federation runtime: call `loadPage` of @mirqam/shared/federation',
  },
];

/** Refuses them in a build: without the shell around it, a router fails in the page and does not say why. */
export const ownedPackages =
  ({ name, root }: App) =>
  ({ hooks }: Compiler) => {
    hooks.normalModuleFactory.tap('ownedPackages', (factory) => {
      factory.hooks.beforeResolve.tap('ownedPackages', ({ request, context }) => {
        const found = owned.find(({ names, owner }) => owner !== name && names.test(request));
        if (found && context.startsWith(join(root, 'src')))
          throw new Error(`${request} is not for ${name}: ${found.advice}`);
      });
    });
  };
