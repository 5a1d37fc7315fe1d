import type { LoadStage } from '../contract/preloadError.ts';
import { trustedScriptUrl } from './trustedScriptUrl.ts';

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
