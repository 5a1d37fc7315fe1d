import { createInstance } from '@module-federation/enhanced/runtime';
import { PreloadErrorEvent } from '../contract/preloadError.ts';
import { reportToPlugins } from './reportToPlugins.ts';

test('a plugin of the federation runtime receives every failed attempt', () => {
  const errorLoadRemote = jest.fn();
  reportToPlugins(createInstance({ name: 'host', remotes: [], plugins: [{ name: 'monitor', errorLoadRemote }] }));
  const payload = new Error('/apps/legal/1/common.css could not be loaded');
  const details = { app: 'legal', release: '1', composition: 'c', stage: 'style', url: '/', attempt: 1 } as const;
  // A handler that retries keeps the failure from the caller.
  addEventListener('federation:preloadError', (event) => event.preventDefault(), { once: true });
  window.dispatchEvent(new PreloadErrorEvent({ ...details, payload }));
  expect(errorLoadRemote).toHaveBeenCalledTimes(1);
  expect(errorLoadRemote).toHaveBeenCalledWith(expect.objectContaining({ id: 'legal/style', error: payload }));
});
