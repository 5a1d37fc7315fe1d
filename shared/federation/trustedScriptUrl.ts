interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** https://www.w3.org/TR/trusted-types/, absent where the browser does not know them. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const releaseScript = /^\/apps\/[\w-]+\/[\w.-]+\/[\w.-]+\.js(?:\?retry=\d)?$/;

/** Only a script of a release on this very origin may run; throws for every other address. */
export function checkScriptUrl(url: string): string {
  if (!releaseScript.test(url)) throw new TypeError(`${url} is not a script of a release`);
  return url;
}

let policy: { createScriptURL: (url: string) => string } | undefined;

/** The site's one Trusted Types policy. */
export function trustedScriptUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('federation', { createScriptURL: checkScriptUrl }) ?? {
    createScriptURL: checkScriptUrl,
  };
  return policy.createScriptURL(url);
}
