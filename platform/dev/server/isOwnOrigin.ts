import type { IncomingHttpHeaders } from 'node:http';
import { isForwarded, isOwnHost } from './isOwnHost.ts';

/** Whether a page of this server sent the request: another site can send one too, but not with this server's origin. */
export const isOwnOrigin = ({ host, origin = '' }: IncomingHttpHeaders): boolean =>
  isOwnHost(host) && (origin.replace(/^https?:\/\//, '') === host || isForwarded(origin));
