import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decompress } from '@mirqam/platform/release/compress';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });
const forms: Readonly<Record<string, '.br' | '.gz'>> = { br: '.br', gzip: '.gz' };

/** Sends one request, without following redirects and without a cache. */
export async function sendRequest(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<HttpResponse> {
  const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const sent = request(url, { agent, headers, method }, resolve);
    // A server may close an idle connection at the moment of its reuse: https://nodejs.org/api/http.html#requestreusedsocket
    sent.on('error', (error) => (sent.reusedSocket ? resolve(undefined) : reject(error))).end();
  });
  if (!response) return await sendRequest(url, headers, method);
  const bytes = await buffer(response);
  const form = bytes.length > 0 ? (forms[response.headers['content-encoding'] ?? ''] ?? '') : '';
  const body = decompress(bytes, form);
  if (!body) throw new Error(`${url} cannot be decompressed`);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
