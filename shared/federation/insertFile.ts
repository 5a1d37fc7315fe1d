import type { LoadStage } from '../contract/preloadError.ts';

/** Adds the element that runs a script or applies a stylesheet. */
export function insertFile(request: FileRequest, priority: 'auto' | 'low'): void {
  document.head.append(fileElement(request, request.url, priority));
}

/** Creates the element that runs a script or applies a stylesheet; `url` may have the query of a retry. */
export function fileElement({ stage, integrity, url: href }: FileRequest, url: string, priority: 'auto' | 'low') {
  const element = stage === 'style' ? styleElement(url, href) : scriptElement(url);
  element.fetchPriority = priority;
  if (integrity) {
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
  }
  return element;
}

function scriptElement(url: string) {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  return script;
}

function styleElement(url: string, href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.addEventListener('load', () => {
    link.setAttribute('data-href', href);
  });
  return link;
}

/** Whether the HTML of the document preloads a script. */
export const isPreloaded = (url: string) => document.querySelector(`link[rel="preload"][href="${url}"]`) !== null;

/** Whether the document has a stylesheet already, in its HTML or from an earlier navigation. */
export const hasStyle = (href: string) => document.querySelector(`[data-href="${href}"]`) !== null;

/** A request of a build's runtime for a file of its release. */
export interface FileRequest {
  readonly app: string;
  readonly stage: LoadStage;
  readonly url: string;
  /** Absent only in the dev server, where files have no hashes. */
  readonly integrity?: string | undefined;
}

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
