interface ScriptRules {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptRules): ScriptRules;
}

declare global {
  interface Window {
    /** See https://www.w3.org/TR/trusted-types/; undefined in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

// Named by its content, or of the dev server. Without a dot in the folder, that of a language, no script outside matches.
const releaseScript =
  /^\/apps\/[\w-]+\/(?:dev\/(?:[a-z][\w-]*\/)?[\w.-]+|(?:[a-z][\w-]*\/)?[\w.-]+\.[0-9a-f]{12})\.js(?:\?retry=\d)?$/;

/** Returns the URL of a script of a release on this origin; throws for every other URL. */
export function checkScriptUrl(url: string): string {
  if (!releaseScript.test(url)) throw new TypeError(`${url} is not a script of a release`);
  return url;
}

const rules: ScriptRules = { createScriptURL: checkScriptUrl };
// The CSP allows one policy of this name per document.
let policy: ScriptRules | undefined;

/** Passes the URL of a script through the site's one Trusted Types policy; throws for a URL that may not run. */
export function trustedScriptUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('federation', rules) ?? rules;
  return policy.createScriptURL(url);
}
