import type { Compiler } from 'webpack';

/** Names packages in comments and in names by their path below `node_modules`, so that a release does not depend on where they are. */
export class PackagePathsPlugin {
  apply({ requestShortener }: Compiler) {
    const shorten = requestShortener.shorten.bind(requestShortener);
    requestShortener.shorten = (request) => shorten(request)?.replace(/^\.[^!?]*?[\\/](?=node_modules[\\/])/, '');
  }
}
