import type { Compiler } from 'webpack';

/** The two packages of this site are installed in the repository of one remote, and beside the apps in this one. */
const installed = /^node_modules[\\/]@mirqam[\\/](shared|platform)[\\/]/;
const installedFolders = /node_modules[\\/]@mirqam[\\/](?=(?:shared|platform)[\\/])/g;

/**
 * Names packages in comments and in names by their path below `node_modules`, and sorts the modules of a file as in this
 * checkout, so that a release does not depend on where they are.
 */
export function packagePaths({ hooks, requestShortener }: Compiler) {
  const shorten = requestShortener.shorten.bind(requestShortener);
  requestShortener.shorten = (request) =>
    shorten(request)
      ?.replace(/^\.[^!?]*?[\\/](?=node_modules[\\/])/, '')
      .replace(installed, '../$1/');
  hooks.normalModuleFactory.tap('packagePaths', (factory) => {
    // webpack sorts by the request, which begins with the paths of the loaders.
    factory.hooks.afterResolve.tap('packagePaths', ({ createData }) => {
      createData.request = createData.request?.replace(installedFolders, '');
    });
  });
}
