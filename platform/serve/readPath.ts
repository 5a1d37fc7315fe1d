// Every part ends with a slash or the path, so that there is one way to read it: no address takes long.
const sitePath = /^\/(?:(?:[\w-][\w.-]*|\.well-known)(?:\/|$))*$/;

/** Files of the store that have no address: what pages and compressed forms are called on disk, and builds for Node. */
const hidden = /\.(?:html|br|gz)$|^\/(?:index|404)$|^\/apps\/[^/]+\/[^/]+\/server(?:\/|$)/;

/** The path that an address asks for, without its query; undefined for what nothing on the site can be called. */
export function readPath(address: string): string | undefined {
  const [path = ''] = address.split('?');
  return sitePath.test(path) && !hidden.test(path) ? path : undefined;
}
