import type { Compiler } from 'webpack';

/** The two packages of this site are installed in the repository of one remote, and beside the apps in this one. */
const installed = /^node_modules[\\/]@mirqam[\\/](shared|platform)[\\/]/;

/** Names packages in comments and in names by their path below `node_modules`, so that a release does not depend on where they are. */
export class PackagePathsPlugin {
  apply({ requestShortener }: Compiler) {
    const shorten = requestShortener.shorten.bind(requestShortener);
    requestShortener.shorten = (request) =>
      shorten(request)
        ?.replace(/^\.[^!?]*?[\\/](?=node_modules[\\/])/, '')
        .replace(installed, '../$1/');
  }
}
