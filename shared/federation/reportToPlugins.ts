import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { preloadErrorName } from '../contract/preloadError.ts';

/**
 * Reports every failed attempt to the `errorLoadRemote` hook of the federation runtime, which by itself misses attempts that
 * are retried, and chunks and styles within a page.
 */
export function reportToPlugins(origin: ModuleFederation): void {
  addEventListener(preloadErrorName, ({ app, stage, payload }) => {
    const { errorLoadRemote } = origin.remoteHandler.hooks.lifecycle;
    void errorLoadRemote.emit({
      id: `${app}/${stage}`,
      error: payload,
      from: 'runtime',
      lifecycle: 'onLoad',
      origin,
    });
  });
}
