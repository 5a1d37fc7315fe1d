import type { PreloadErrorEvent } from './preloadError.ts';

/**
 * What has failed at a visitor's:
 *
 * - load: the last attempt to load a file.
 * - fallback: the page stays plain HTML, because its code was lost or has failed.
 * - hydration: React has replaced the server's HTML.
 * - thrown: a component of an app has thrown.
 * - policy: the browser has blocked something.
 */
export type Failure =
  | { readonly kind: 'load'; readonly cause: PreloadErrorEvent }
  | { readonly kind: 'fallback'; readonly cause: 'lost' | 'failed' }
  | { readonly kind: 'hydration'; readonly cause: unknown }
  | { readonly kind: 'thrown'; readonly app: string; readonly cause: unknown }
  | { readonly kind: 'policy'; readonly cause: SecurityPolicyViolationEvent };
