interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** See https://www.w3.org/TR/trusted-types/; undefined in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const releaseScript = /^\/apps\/[\w-]+\/[\w.-]+\/[\w.-]+\.js(?:\?retry=\d)?$/;

/** Returns the URL of a script of a release on this origin; throws for every other URL. */
export function checkScriptUrl(url: string): string {
  if (!releaseScript.test(url)) throw new TypeError(`${url} is not a script of a release`);
  return url;
}

// The CSP allows one policy of this name per document.
let policy: { createScriptURL: (url: string) => string } | undefined;

/** Passes the URL of a script through the site's one Trusted Types policy; throws for a URL that may not run. */
export function trustedScriptUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('federation', { createScriptURL: checkScriptUrl }) ?? {
    createScriptURL: checkScriptUrl,
  };
  return policy.createScriptURL(url);
}
