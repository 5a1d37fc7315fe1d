import { once } from 'node:events';
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { attempt, errorMessage, UserError } from '../messages/UserError.ts';

export interface LiveResponse {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed. */
  readonly body: Buffer;
}

/** A site as visitors reach it. */
export interface LiveSite {
  readonly url: URL;
  /** Requests a path without following redirects. Rejects with a `UserError` if no whole response comes in time. */
  readonly request: (path: string) => Promise<LiveResponse>;
  readonly close: () => void;
}

/** Part of the browser's name in requests of a watch, by which `site report` leaves them out. */
export const watcher = 'site-watch';

const timeoutMilliseconds = 10_000;

/**
 * Opens a site; at one of the servers of its name, if `server` is an IP address. A site with a bad certificate is read as
 * well, because `readCertificate` judges that.
 */
export function openLiveSite(url: URL, server?: string): LiveSite {
  const options = { keepAlive: true, maxSockets: 8 };
  const agent =
    url.protocol === 'https:' ? new SecureAgent({ ...options, rejectUnauthorized: false }) : new PlainAgent(options);
  const lookup = server ? lookupOf(server) : undefined;
  const send = async (path: string): Promise<LiveResponse> => {
    const address = new URL(path, url);
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(address, {
      agent,
      lookup,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip', 'user-agent': watcher },
    }).end();
    try {
      const [response]: IncomingMessage[] = await once(request, 'response');
      if (!response) throw new Error('no response');
      return await readResponse(response);
    } catch (error) {
      throw new UserError(`does not respond: ${errorMessage(error)}`);
    }
  };
  return {
    url,
    // A connection may end between two requests, which is not a fault of the site.
    request: async (path) => (await attempt(() => send(path))).value ?? (await send(path)),
    close: () => agent.destroy(),
  };
}

const lookupOf =
  (address: string): LookupFunction =>
  (_, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

async function readResponse(response: IncomingMessage): Promise<LiveResponse> {
  const { statusCode: status = 0, headers } = response;
  const bytes = await buffer(response);
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: decode(bytes, headers['content-encoding']),
  };
}

function decode(bytes: Buffer, encoding = ''): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

export interface Certificate {
  readonly daysLeft: number;
  /** Why browsers refuse it, if they do. */
  readonly problem?: string | undefined;
}

/** The certificate of a site; undefined for one without TLS. */
export async function readCertificate({ protocol, hostname, port }: URL): Promise<Certificate | undefined> {
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) ? {} : { servername: host }),
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMilliseconds) });
    const { valid_to } = socket.getPeerCertificate();
    const daysLeft = Math.floor((Date.parse(valid_to) - Date.now()) / 86_400_000);
    return { daysLeft, problem: socket.authorized ? undefined : errorMessage(socket.authorizationError) };
  } catch (error) {
    throw new UserError(`does not respond: ${errorMessage(error)}`);
  } finally {
    socket.destroy();
  }
}
